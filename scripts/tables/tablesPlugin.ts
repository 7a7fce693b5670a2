import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentModuleNode, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { Fault } from '#admin/check/Tables.ts';

const checkFile = '/scripts/tables/checkProduct.ts';

/** Where in a file the first fault is; its first line when nothing there tells. */
function placeOf(root: string, { file, word }: Fault) {
  const path = join(root, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const line = Math.max(
    0,
    lines.findIndex((text) => text.includes(word)),
  );
  return { file: path, line: line + 1, column: Math.max(0, lines[line]?.indexOf(word) ?? 0) };
}

/** The faults as Vite's overlay shows them, over the page that the wrong file would have broken. */
const overlayOf = (root: string, [first, ...others]: [Fault, ...Fault[]]): ErrorPayload => ({
  type: 'error',
  err: {
    plugin: 'tables',
    message: [first, ...others].map(({ file, message }) => `${file}: ${message}`).join('\n\n'),
    stack: '',
    loc: placeOf(root, first),
  },
});

const isSome = (faults: Fault[]): faults is [Fault, ...Fault[]] => faults.length > 0;

/** Loads the check with the files as they are now. A file that does not even load is told by Vite itself. */
async function check(server: ViteDevServer): Promise<Fault[]> {
  const { checkProduct } = await server.ssrLoadModule(checkFile);
  try {
    return checkProduct();
  } catch (error) {
    const message = `The tables cannot be read: ${error instanceof Error ? error.message : error}. Compare with the other definitions.`;
    return [{ file: 'src/admin/resources', word: '', message }];
  }
}

/**
 * Says in the terminal and over the page where the tables disagree, at the start and after each change. A change that
 * brings a fault is kept from the page, which goes on showing what it did, until the fault is mended.
 */
export function tablesPlugin(): Plugin {
  let faults: Fault[] = [];
  let heldBack: EnvironmentModuleNode[] = [];

  const tell = ({ config: { logger } }: ViteDevServer, found: Fault[]) => {
    for (const { file, message } of found) logger.error(`${file}: ${message}`, { timestamp: true });
    if (faults.length > 0 && found.length === 0) logger.info('The tables agree again.', { timestamp: true });
    faults = found;
  };

  return {
    name: 'tables-while-developing',
    apply: 'serve',
    configureServer(server) {
      server.httpServer?.once('listening', () =>
        check(server).then((found) => tell(server, found), server.config.logger.error),
      );
      server.ws.on('connection', () => {
        if (isSome(faults)) server.ws.send(overlayOf(server.config.root, faults));
      });
    },
    async hotUpdate({ file, modules, server }) {
      const isRead = server.environments.ssr.moduleGraph.getModulesByFile(file);
      if (!isRead) return undefined;
      if (this.environment.name !== 'client') return []; // the check has loaded it anew
      const found = await check(server).catch(() => undefined);
      if (!found) return undefined;
      tell(server, found);
      if (!isSome(found)) {
        const changed = [...new Set([...modules, ...heldBack])];
        heldBack = [];
        return changed;
      }
      heldBack = [...new Set([...heldBack, ...modules])];
      server.ws.send(overlayOf(server.config.root, found));
      return [];
    },
  };
}
