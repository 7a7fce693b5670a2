import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentModuleNode, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { Fault } from '#admin/engine/check/Tables.ts';
import { type TypeFault, watchTypes } from './watchTypes.ts';

const quietInMs = 100;

type ToldFault = Fault & Partial<TypeFault>;

/** Returns the position of a fault in its file, or the file's first line if nothing there tells. */
function positionOf(root: string, { file, word, at }: ToldFault) {
  const path = join(root, file);
  const text = existsSync(path) && file.endsWith('.ts') ? readFileSync(path, 'utf8') : '';
  const before = text.slice(0, at ?? Math.max(0, text.indexOf(word))).split('\n');
  return { file: path, line: before.length, column: before.at(-1)?.length ?? 0 };
}

/** The faults as Vite's overlay shows them. */
const overlayOf = (root: string, first: ToldFault, all: readonly ToldFault[]): ErrorPayload => ({
  type: 'error',
  err: {
    plugin: 'tables',
    message: all.map(({ file, message }) => `${file}: ${message}`).join('\n\n'),
    stack: '',
    loc: positionOf(root, first),
  },
});

/** Loads the check with the files as they are now. */
async function checkTables(server: ViteDevServer): Promise<ToldFault[]> {
  try {
    const { checkProduct } = await server.ssrLoadModule('/scripts/tables/productTables.ts');
    return checkProduct();
  } catch (error) {
    const message = `The tables cannot be read: ${error instanceof Error ? error.message : error}. Compare with the other definitions.`;
    return [{ file: 'src/admin/resources', word: '', message }];
  }
}

/** Files in which a wrong type is a wrong word of the vocabulary. The check itself tells of words that a language lacks. */
const isTable = (file: string) => /\/src\/(?:admin\/resources\/|api\/endpoints)/.test(file) && existsSync(file);

/** No other file depends on the types of a definition. */
const isDefinition = (file: string) => /\/src\/admin\/resources\/\w+\.ts$/.test(file);

/**
 * Tells in the terminal and over the page where the tables or their types disagree, at the start and after each change.
 * A change that brings a fault is kept from the page until the fault is mended.
 */
export function tablesPlugin(): Plugin {
  const heldBack = new Set<EnvironmentModuleNode>();
  const saved = new Set<string>();
  const typeFaults = new Map<string, readonly ToldFault[]>();
  let faults: readonly ToldFault[] = [];
  let types: ReturnType<typeof watchTypes> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastCheck = Promise.resolve();

  /** Asks the compiler about the saved definitions alone, or about all tables if another file was saved. */
  async function checkTypes(server: ViteDevServer) {
    const files = [...saved];
    saved.clear();
    await types?.update(files);
    const tables = [...server.environments.ssr.moduleGraph.fileToModulesMap.keys()].filter(isTable);
    const isEnough = files.length > 0 && files.every(isDefinition);
    for (const file of isEnough ? files : tables) typeFaults.set(file, (await types?.faultsIn(file)) ?? []);
    return tables.flatMap((file) => typeFaults.get(file) ?? []);
  }

  async function check(server: ViteDevServer) {
    const { root, logger } = server.config;
    const [inTables, inTypes] = await Promise.all([checkTables(server), checkTypes(server)]);
    const found = [...inTypes, ...inTables];
    const isNews = JSON.stringify(found) !== JSON.stringify(faults);
    for (const { file, message } of isNews ? found : []) logger.error(`${file}: ${message}`, { timestamp: true });
    if (faults.length > 0 && found.length === 0) logger.info('The tables agree again.', { timestamp: true });
    const wasTold = faults.length > 0;
    faults = found;
    const [first] = found;
    if (first) {
      server.ws.send(overlayOf(root, first, found));
      return;
    }
    for (const module of heldBack) await server.environments.client.reloadModule(module);
    heldBack.clear();
    if (wasTold) server.ws.send({ type: 'update', updates: [] }); // removes the overlay
  }

  /** Checks once no file has changed for a moment, so that several changes at once are one. */
  function checkSoon(server: ViteDevServer, file?: string) {
    if (file) saved.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastCheck = lastCheck.then(() => check(server)).catch((error) => server.config.logger.error(String(error)));
    }, quietInMs);
  }

  return {
    name: 'tables-while-developing',
    apply: 'serve',
    configureServer(server) {
      const { httpServer, watcher, config, ws } = server;
      const start = () => {
        checkSoon(server);
        types = watchTypes(config.root, 'tsconfig.src.json');
        types.opened.then(() => checkSoon(server)).catch((error) => config.logger.error(String(error)));
        for (const event of ['add', 'change', 'unlink'])
          watcher.on(
            event,
            (file: string) => /\/src\/(?:admin|api|i18n)\/.*\.ts$/.test(file) && checkSoon(server, file),
          );
      };
      if (httpServer?.listening) start();
      else httpServer?.once('listening', start);
      ws.on('connection', () => {
        const [first] = faults;
        if (first) ws.send(overlayOf(config.root, first, faults));
      });
    },
    async buildEnd() {
      clearTimeout(timer);
      await lastCheck;
      const open = types;
      types = undefined;
      await open?.close();
    },
    hotUpdate({ file, modules, server }) {
      if (!server.environments.ssr.moduleGraph.getModulesByFile(file)) return undefined;
      if (this.environment.name === 'client') for (const module of modules) heldBack.add(module);
      checkSoon(server, file);
      return [];
    },
  };
}
