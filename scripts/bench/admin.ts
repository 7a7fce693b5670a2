import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { median } from './median.ts';

type Visit = {
  url: string;
  /** Selector of the element to wait for, and a text in it. */
  shows: string;
  containing: string;
  /** The factor by which the processor is slowed down. */
  slowdown: number;
  /** Latency in milliseconds and bytes a second. Default: no limit. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** The local storage of an earlier visit. */
  storage: Record<string, string>;
};

/** Visits a page with an empty cache, and measures the time until an element is shown and the bytes of scripts. */
async function measureFirstPaint(browser: Browser, { url, shows, containing, slowdown, line, storage }: Visit) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shows).filter({ hasText: containing }).first().waitFor();
  const figures = await page.evaluate(() => {
    const milliseconds = performance.now();
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return { milliseconds, scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });
  await context.close();
  return figures;
}

type FirstPaint = Awaited<ReturnType<typeof measureFirstPaint>>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '11' } },
});
const visits = Number(values.visits);
/** The builds to compare, such as 'dist ../before/dist'. */
const builds = positionals.length > 0 ? positionals : ['dist'];

const conditions = {
  'this CPU': { slowdown: 1 },
  '4x slower CPU': { slowdown: 4 },
  '4G line': { slowdown: 1, line: { latency: 60, downloadThroughput: 1_100_000, uploadThroughput: 1_100_000 } },
};

const screens = {
  'login form': { path: '/dashboard/login', shows: 'label', containing: 'Password', needsSession: false },
  'first row': { path: '/dashboard/users', shows: 'tbody td', containing: '@', needsSession: true },
};

async function serve(build: string) {
  const environment = { NODE_ENV: 'production', DATA_DIR: temporaryFolder(), SEED: 'demo' };
  const server = await startServerProcess(environment, [`${build}/server/main.js`]);
  const session = { userData: JSON.stringify({ role: 'admin', token: await signIn(server.url) }) };
  return { ...server, session };
}

const servers = await Promise.all(builds.map(serve));
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const table: Record<string, Record<string, string>> = {};
for (const [screen, { path, needsSession, ...visit }] of Object.entries(screens)) {
  for (const [name, condition] of Object.entries(conditions)) {
    const paints = servers.map((): FirstPaint[] => []);
    // The builds alternate, so that other load on the machine affects all of them. The first visit only warms up.
    for (let round = 0; round <= visits; round += 1) {
      for (const [index, { url, session }] of servers.entries()) {
        const storage: Record<string, string> = needsSession ? session : {};
        const paint = await measureFirstPaint(browser, { url: url + path, storage, ...visit, ...condition });
        if (round > 0) paints[index]?.push(paint);
      }
    }
    for (const [index, build] of builds.entries()) {
      const medianOf = (figure: keyof FirstPaint) => median((paints[index] ?? []).map((paint) => paint[figure]));
      table[`${screen}, ${name}, ${build}`] = {
        'shown after, ms': medianOf('milliseconds').toFixed(0),
        'scripts, kB': (medianOf('scriptBytes') / 1_000).toFixed(0),
      };
    }
  }
}
await browser.close();
await Promise.all(servers.map(({ end }) => end('SIGTERM')));
console.log(`Each figure is the median of ${visits} visits with an empty cache.`);
console.table(table);
