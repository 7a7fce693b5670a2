import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentModuleNode, ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { Fault } from '#admin/engine/check/Tables.ts';
import { type TypeFault, watchTypes } from './watchTypes.ts';

const checkFile = '/scripts/tables/checkProduct.ts';

type ToldFault = Fault & Partial<TypeFault>;

/** Where in a file a fault is; its first line when nothing there tells. */
function placeOf(root: string, { file, word, at }: ToldFault) {
  const path = join(root, file);
  const text = existsSync(path) && file.endsWith('.ts') ? readFileSync(path, 'utf8') : '';
  const before = text.slice(0, at ?? Math.max(0, text.indexOf(word))).split('\n');
  return { file: path, line: before.length, column: before.at(-1)?.length ?? 0 };
}

/** The faults as Vite's overlay shows them, over the page that the wrong file would have broken. */
const overlayOf = (root: string, [first, ...others]: [ToldFault, ...ToldFault[]]): ErrorPayload => ({
  type: 'error',
  err: {
    plugin: 'tables',
    message: [first, ...others].map(({ file, message }) => `${file}: ${message}`).join('\n\n'),
    stack: '',
    loc: placeOf(root, first),
  },
});

const isSome = (faults: ToldFault[]): faults is [ToldFault, ...ToldFault[]] => faults.length > 0;

/** Loads the check with the files as they are now. A file that does not even load is told by Vite itself. */
async function checkTables(server: ViteDevServer): Promise<Fault[]> {
  const { checkProduct } = await server.ssrLoadModule(checkFile);
  try {
    return checkProduct();
  } catch (error) {
    const message = `The tables cannot be read: ${error instanceof Error ? error.message : error}. Compare with the other definitions.`;
    return [{ file: 'src/admin/resources', word: '', message }];
  }
}

/** The files of the tables, in which a wrong type is a wrong word of the vocabulary. */
const isTable = (file: string) =>
  /\/src\/(?:admin\/resources\/|api\/endpoints|i18n\/messages\/\w+\/resources)/.test(file);

/** A definition, on whose types no other file depends: the others need not be looked through again. */
const isDefinition = (file: string) => /\/src\/admin\/resources\/\w+\.ts$/.test(file);

/**
 * Says in the terminal and over the page where the tables disagree, and where their types do, at the start and after each
 * change. A change that brings a fault is kept from the page, which goes on showing what it did, until the fault is mended.
 */
export function tablesPlugin(): Plugin {
  let faults: ToldFault[] = [];
  let heldBack: EnvironmentModuleNode[] = [];
  let types: ReturnType<typeof watchTypes> | undefined;
  const typeFaults = new Map<string, ToldFault[]>();

  /** Asks the compiler about the file that was saved, or about all of them, and remembers what it says. */
  async function checkTypes(server: ViteDevServer, saved?: string) {
    const tables = [...server.environments.ssr.moduleGraph.fileToModulesMap.keys()].filter(isTable);
    const files = saved && isDefinition(saved) ? [saved] : tables;
    const found = await types?.faultsIn(files).catch(() => []);
    for (const file of files) {
      typeFaults.set(file, found?.filter((fault) => join(server.config.root, fault.file) === file) ?? []);
    }
    return [...typeFaults.values()].flat();
  }

  async function check(server: ViteDevServer, saved?: string): Promise<ToldFault[]> {
    const [found, wrongTypes] = await Promise.all([checkTables(server), checkTypes(server, saved)]);
    return found.length > 0 ? found : wrongTypes;
  }

  const tell = ({ config: { logger } }: ViteDevServer, found: ToldFault[]) => {
    for (const { file, message } of found) logger.error(`${file}: ${message}`, { timestamp: true });
    if (faults.length > 0 && found.length === 0) logger.info('The tables agree again.', { timestamp: true });
    faults = found;
  };

  return {
    name: 'tables-while-developing',
    apply: 'serve',
    configureServer(server) {
      const { root, logger } = server.config;
      const begin = async () => {
        tell(server, await check(server));
        types = watchTypes(root, 'tsconfig.src.json');
        await types.opened;
        tell(server, await check(server));
      };
      const start = () => begin().catch((error) => logger.error(String(error)));
      if (server.httpServer?.listening) start();
      else server.httpServer?.once('listening', start);
      server.ws.on('connection', () => {
        if (isSome(faults)) server.ws.send(overlayOf(root, faults));
      });
    },
    buildEnd: () => types?.close().catch(() => undefined),
    async hotUpdate({ file, modules, server }) {
      const isRead = server.environments.ssr.moduleGraph.getModulesByFile(file);
      if (!isRead) return undefined;
      if (this.environment.name !== 'client') return []; // the check has loaded it anew
      await types?.update([file]).catch(() => undefined);
      const found = await check(server, file).catch(() => undefined);
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
