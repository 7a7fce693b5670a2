import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { median } from './median.ts';

const conditions = {
  'this CPU': { rate: 1 },
  '4x slower CPU': { rate: 4 },
  '4G line': { rate: 1, line: { latency: 60, downloadThroughput: 1_100_000, uploadThroughput: 1_100_000 } },
};

const screens = {
  'login form': { path: '/dashboard/login', shows: 'label:has-text("Password")', needsSession: false },
  'first row': { path: '/dashboard/users', shows: 'tbody td:has-text("@")', needsSession: true },
};

type Visit = {
  url: string;
  /** Selector of the element to wait for. */
  shows: string;
  /** The factor by which the processor is slowed down. */
  rate: number;
  /** Latency in milliseconds and bytes a second. Default: no limit. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** The session in the local storage. */
  session?: string;
};

/** Visits a page with an empty cache, and measures the time until an element is shown and the bytes of scripts. */
async function measureFirstPaint(browser: Browser, { url, shows, rate, line, session }: Visit) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  if (line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.addInitScript((userData) => userData && localStorage.setItem('userData', userData), session);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shows).first().waitFor();
  const figures = await page.evaluate(() => {
    const milliseconds = performance.now();
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return { milliseconds, scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });
  await context.close();
  return figures;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '11' } },
});
const visits = Number(values.visits);
/** The build to measure, such as `../before/dist`. */
const [build = 'dist'] = positionals;

const environment = { NODE_ENV: 'production', DATA_DIR: temporaryFolder(), SEED: 'demo' };
const server = await startServerProcess(environment, [`${build}/server/main.js`]);
const session = JSON.stringify({ role: 'admin', token: await signIn(server.url) });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const table: Record<string, Record<string, string>> = {};
for (const [screen, { path, shows, needsSession }] of Object.entries(screens)) {
  for (const [name, condition] of Object.entries(conditions)) {
    const visit = { url: server.url + path, shows, session: needsSession ? session : undefined, ...condition };
    await measureFirstPaint(browser, visit); // warms up
    const paints: Awaited<ReturnType<typeof measureFirstPaint>>[] = [];
    while (paints.length < visits) paints.push(await measureFirstPaint(browser, visit));
    table[`${screen}, ${name}`] = {
      'shown after, ms': median(paints.map(({ milliseconds }) => milliseconds)).toFixed(0),
      'scripts, kB': (median(paints.map(({ scriptBytes }) => scriptBytes)) / 1_000).toFixed(0),
    };
  }
}
await browser.close();
await server.end('SIGTERM');
console.log(`Each figure is the median of ${visits} visits with an empty cache.`);
console.table(table);
