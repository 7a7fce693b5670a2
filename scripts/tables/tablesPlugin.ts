import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentModuleNode, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { Fault } from '#admin/engine/check/Tables.ts';

const debounceInMs = 100;

/** Finds the line and column of the fault's `word` in its file. Returns the first line without a match. */
function positionOf(root: string, { file, word }: Fault) {
  const path = join(root, file);
  const text = existsSync(path) && file.endsWith('.ts') ? readFileSync(path, 'utf8') : '';
  const before = text.slice(0, Math.max(0, text.indexOf(word))).split('\n');
  return { file: path, line: before.length, column: before.at(-1)?.length ?? 0 };
}

/** Converts faults to an error of Vite's overlay. */
const overlayOf = (root: string, first: Fault, all: readonly Fault[]): ErrorPayload => ({
  type: 'error',
  err: {
    plugin: 'tables',
    message: all.map(({ file, message }) => `${file}: ${message}`).join('\n\n'),
    stack: '',
    loc: positionOf(root, first),
  },
});

/** Loads the current files and checks them. */
async function checkTables(server: ViteDevServer): Promise<Fault[]> {
  try {
    const { checkProduct } = await server.ssrLoadModule('/scripts/tables/productTables.ts');
    return checkProduct();
  } catch (error) {
    const message = `The definitions, endpoint table or messages cannot be loaded: ${error instanceof Error ? error.message : error}. Compare with the other definitions.`;
    return [{ file: 'src/admin/resources', word: '', message }];
  }
}

/**
 * Shows in the terminal and over the page where endpoint table, definitions and messages disagree. It checks at the start
 * and after each change. The browser gets a change with a fault only after a developer fixes the fault.
 */
export function tablesPlugin(): Plugin {
  const heldBack = new Set<EnvironmentModuleNode>();
  let faults: readonly Fault[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastCheck = Promise.resolve();

  const show = ({ config, ws }: Pick<ViteDevServer, 'config' | 'ws'>) => {
    const [first] = faults;
    if (first) ws.send(overlayOf(config.root, first, faults));
  };

  async function check(server: ViteDevServer) {
    const { logger } = server.config;
    const before = faults;
    faults = await checkTables(server);
    const isNew = JSON.stringify(faults) !== JSON.stringify(before);
    for (const { file, message } of isNew ? faults : []) logger.error(`${file}: ${message}`, { timestamp: true });
    if (faults.length > 0) return show(server);
    for (const module of heldBack) await server.environments.client.reloadModule(module);
    heldBack.clear();
    if (before.length === 0) return;
    logger.info('Endpoint table, definitions and messages agree again.', { timestamp: true });
    server.ws.send({ type: 'update', updates: [] }); // removes the overlay
  }

  /** Debounces the check, so that several changes cause one check. */
  function checkSoon(server: ViteDevServer) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastCheck = lastCheck.then(() => check(server)).catch((error) => server.config.logger.error(String(error)));
    }, debounceInMs);
  }

  return {
    name: 'tables-while-developing',
    apply: 'serve',
    configureServer(server) {
      const { httpServer, ws } = server;
      if (httpServer?.listening) checkSoon(server);
      else httpServer?.once('listening', () => checkSoon(server));
      ws.on('connection', () => show(server));
    },
    async buildEnd() {
      clearTimeout(timer);
      await lastCheck;
    },
    hotUpdate({ file, modules, server }) {
      const isChecked = server.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
      if (isChecked || faults.length > 0) checkSoon(server); // a new file may fix a fault
      if (!isChecked) return undefined;
      if (this.environment.name === 'client') for (const module of modules) heldBack.add(module);
      return [];
    },
  };
}
