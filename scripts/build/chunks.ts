import { resolve } from 'node:path';

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const dashboardApp = resolve('src/admin/App.tsx');
const otherMains = ['src/site/main.tsx', 'src/site/legal/main.ts', 'src/signIn/main.tsx'].map((main) => resolve(main));

/** Whether a program reaches a module by the given kind of imports. */
function createReaches(main: string, importersOf: (module: ModuleInfo) => readonly string[]) {
  const reached = new Map([[main, true]]);

  return function reaches(id: string, context: Context): boolean {
    const found = reached.get(id);
    if (found !== undefined) return found;
    reached.set(id, false); // ends the recursion where modules import each other
    const module = context.getModuleInfo(id);
    const isReached = module !== null && importersOf(module).some((importer) => reaches(importer, context));
    reached.set(id, isReached);
    return isReached;
  };
}

const staticImporters = ({ importers }: ModuleInfo) => importers;
const allImporters = ({ importers, dynamicImporters }: ModuleInfo) => [...importers, ...dynamicImporters];

const startsDashboard = createReaches(dashboardApp, staticImporters);
const isElsewhere = [
  createReaches(resolve('src/admin/main.ts'), staticImporters), // runs while the app is still being downloaded
  ...otherMains.map((main) => createReaches(main, allImporters)),
];

/**
 * Puts into one chunk what the dashboard alone needs for its start. Left to itself, the bundler makes a chunk of every set
 * of modules that the dashboard shares with some of its lazy parts: 34 files, whose requests delay the first row.
 * The app itself stays outside, so that the manifest knows it by its name.
 */
export const dashboardChunk = (id: string, context: Context) =>
  id !== dashboardApp && startsDashboard(id, context) && !isElsewhere.some((reaches) => reaches(id, context))
    ? 'dashboardStart'
    : undefined;
