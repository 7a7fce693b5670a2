import type { ErrorPayload, Plugin, UpdatePayload, ViteDevServer } from 'vite';
import type { Fault } from '#admin/engine/check/Tables.ts';

const debounceInMs = 100;

const textOf = ({ file, message }: Fault) => `${file}: ${message}`;

/** Shows faults in Vite's overlay, or removes it. */
const overlayOf = (faults: readonly Fault[]): ErrorPayload | UpdatePayload =>
  faults.length > 0
    ? { type: 'error', err: { plugin: 'tables', message: faults.map(textOf).join('\n\n'), stack: '' } }
    : { type: 'update', updates: [] };

/** Checks the files as they are. A change of branch may not have told of all its files yet. */
async function checkTables(server: ViteDevServer): Promise<Fault[]> {
  try {
    server.environments.ssr.moduleGraph.invalidateAll();
    const { checkProduct } = await server.ssrLoadModule('/scripts/tables/productTables.ts');
    return await checkProduct();
  } catch (error) {
    const message = `The definitions, endpoint table or messages cannot be loaded: ${error instanceof Error ? error.message : error}. Compare with the other definitions.`;
    return [{ file: 'src/admin/resources', message }];
  }
}

/**
 * Shows in the terminal and over the page where endpoint table, definitions and messages disagree. It checks at the start
 * and after each change.
 */
export function tablesPlugin(): Plugin {
  let faults: readonly Fault[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastCheck = Promise.resolve();
  const overlaid = () => faults.filter(({ isMinor }) => !isMinor);

  async function check(server: ViteDevServer) {
    const { logger } = server.config;
    const before = faults;
    faults = await checkTables(server);
    const isNew = JSON.stringify(faults) !== JSON.stringify(before);
    for (const fault of isNew ? faults : []) logger.error(textOf(fault), { timestamp: true });
    if (isNew && faults.length === 0) logger.info('The tables and messages agree again.', { timestamp: true });
    const hasPage = server.ws.clients.size > 0; // without one, Vite would keep an error for the next page
    if (hasPage && (isNew || overlaid().length > 0)) server.ws.send(overlayOf(overlaid()));
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
      httpServer?.once('listening', () => checkSoon(server));
      ws.on('connection', () => overlaid().length > 0 && ws.send(overlayOf(overlaid())));
    },
    async buildEnd() {
      clearTimeout(timer);
      await lastCheck;
    },
    hotUpdate({ file, server }) {
      const isChecked = server.environments.ssr.moduleGraph.getModulesByFile(file) !== undefined;
      if (isChecked || faults.length > 0) checkSoon(server); // a new file may fix a fault
    },
  };
}
