import { resolve } from 'node:path';

type ModuleInfo = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Returns a function that is true for modules that one of the entries imports statically, directly or through others. */
function importedBy(...entries: string[]) {
  const reached = new Map(entries.map((entry) => [resolve(entry), true]));

  return function isImported(id: string, context: Context): boolean {
    const cached = reached.get(id);
    if (cached !== undefined) return cached;
    reached.set(id, false); // ends the recursion where modules import each other
    const { importers = [] } = context.getModuleInfo(id) ?? {};
    const isReached = importers.some((importer) => isImported(importer, context));
    reached.set(id, isReached);
    return isReached;
  };
}

const isInApp = importedBy('src/admin/App.tsx');
const isInDashboardEntry = importedBy('dashboard.html'); // before the app is downloaded
const isInSite = importedBy('index.html', 'src/site/landing/LandingPage.tsx');
const isInDocument = importedBy('src/site/legal/main.ts');
const isInSession = importedBy('session.html');

/** True for a module that needs its own chunk, under its own name in the manifest. */
function isProgram(id: string, context: Context) {
  const module = context.getModuleInfo(id);
  return !module || module.isEntry || module.dynamicImporters.length > 0 || /src\/\w+\/main\.tsx?$/.test(id);
}

/**
 * One chunk for the start of the dashboard. By default the bundler makes 34, one for every set of modules that the start
 * shares with lazy parts, and their requests delay the first row. The bundler adds the used parts of libraries. Naming
 * library modules here would add whole libraries, because a library's index imports all of it.
 */
const dashboardChunk = (id: string, context: Context) =>
  !id.includes('/node_modules/') && isInApp(id, context) && !isProgram(id, context) ? 'dashboardStart' : undefined;

/**
 * One chunk for each other program that shares modules with the dashboard's start. By default every set of programs has one.
 * Without this group the landing page loads the dashboard's start, too: 240 kB of script in place of 94.
 */
function sharedChunk(id: string, context: Context) {
  if (isProgram(id, context)) return undefined;
  const isEarly = isInDashboardEntry(id, context);
  if (!isEarly && !isInApp(id, context)) return undefined;
  if (isInDocument(id, context)) return 'sharedByDocument';
  if (isInSite(id, context)) return 'sharedBySite';
  return isEarly || isInSession(id, context) ? 'sharedBySession' : undefined;
}

/** One chunk for the modules that documents share with the landing page, which has one request less by it. */
const siteChunk = (id: string, context: Context) =>
  isInSite(id, context) && isInDocument(id, context) && !isInApp(id, context) ? 'siteAndDocument' : undefined;

/**
 * One chunk for the parts of MUI that at least four late parts of the dashboard share, most of them dialogs. By default each
 * set of late parts has a chunk of its own: fifteen requests, most below 400 bytes. Icons are not among them: for one, the
 * menu would download the parts of all dialogs, 32 kB.
 */
const sharedLibrary = {
  name: 'sharedLibrary',
  test: /node_modules\/@mui\/(?!icons-material)/,
  minShareCount: 4,
  priority: 0,
  includeDependenciesRecursively: false,
};

/** The groups of modules that Rolldown puts into chunks. */
export const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler)\//,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    { name: sharedChunk, priority: 2, includeDependenciesRecursively: false },
    { name: siteChunk, priority: 2, includeDependenciesRecursively: false },
    { name: dashboardChunk, priority: 1 },
    sharedLibrary,
  ],
};
