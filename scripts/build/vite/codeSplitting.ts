import { resolve } from 'node:path';

type ModuleInfo = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Whether one of these entries reaches a module by the given kind of imports. */
function createReaches(entries: string[], importersOf: (module: ModuleInfo) => readonly string[]) {
  const reached = new Map(entries.map((entry) => [resolve(entry), true]));

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

const startsApp = createReaches(['src/admin/App.tsx'], staticImporters);
const startsDashboard = createReaches(['dashboard.html'], staticImporters); // before the app is downloaded
const startsSite = createReaches(['index.html', 'src/site/landing/LandingPage.tsx'], staticImporters);
const isOfDocument = createReaches(['src/site/legal/main.ts'], allImporters);
const isOfSession = createReaches(['session.html'], allImporters);

/** Whether a module keeps a chunk of its own, by which the manifest knows it. */
function isProgram(id: string, context: Context) {
  const module = context.getModuleInfo(id);
  return !module || module.isEntry || module.dynamicImporters.length > 0 || /src\/\w+\/main\.tsx?$/.test(id);
}

/**
 * Puts into one chunk what the dashboard needs for its start. Left to itself, the bundler makes a chunk of every set of
 * modules that the dashboard shares with some of its lazy parts: 34 files, whose requests delay the first row.
 * Only modules of ours are named, and the bundler adds what these use of a library: by the graph of imports, all of it
 * would belong to the start, since a library's index imports all of it.
 */
const dashboardChunk = (id: string, context: Context) =>
  !id.includes('/node_modules/') && startsApp(id, context) && !isProgram(id, context) ? 'dashboardStart' : undefined;

/**
 * What the dashboard's start shares with other programs, one file for each program: it would be added to the start's chunk,
 * and every set of programs would have a file of its own, whose request delays the first row.
 */
function sharedChunk(id: string, context: Context) {
  if (isProgram(id, context)) return undefined;
  const isEarly = startsDashboard(id, context);
  if (!isEarly && !startsApp(id, context)) return undefined;
  if (isOfDocument(id, context)) return 'sharedByDocument';
  if (startsSite(id, context)) return 'sharedBySite';
  return isEarly || isOfSession(id, context) ? 'sharedBySession' : undefined;
}

/** What documents share with the rest of the site and the pages to sign in, in one file. */
const siteChunk = (id: string, context: Context) =>
  startsSite(id, context) && isOfDocument(id, context) && !startsApp(id, context) ? 'siteAndDocument' : undefined;

/** The groups of modules that Rolldown puts into chunks. */
export const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler)\/|native:import-statement:use-sync-external-store/,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    { name: sharedChunk, priority: 2, includeDependenciesRecursively: false },
    { name: siteChunk, priority: 2, includeDependenciesRecursively: false },
    { name: dashboardChunk, priority: 1 },
  ],
};
