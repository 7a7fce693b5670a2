import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { median } from './median.ts';

/** A network with a latency in milliseconds and a throughput in bytes a second, where -1 is without a limit. */
const network = (latency: number, bytes: number) => ({ latency, downloadThroughput: bytes, uploadThroughput: bytes });

const conditions = {
  'this CPU': { cpuSlowdown: 1, line: network(0, -1) },
  '4x slower CPU': { cpuSlowdown: 4, line: network(0, -1) },
  '4G network': { cpuSlowdown: 1, line: network(60, 1_100_000) },
};

const screens = {
  'login form': { path: '/dashboard/login', shows: 'label:has-text("Password")', needsSession: false },
  'first row': { path: '/dashboard/users', shows: 'tbody td:has-text("@")', needsSession: true },
};

/** `shows` is the selector of the element to wait for. `session` is the value for the local storage. */
type Visit = (typeof conditions)['this CPU'] & { url: string; shows: string; session?: string };

/** Visits a page with an empty cache, and measures the time until an element is shown and the bytes of scripts. */
async function measureFirstPaint(browser: Browser, { url, shows, cpuSlowdown: rate, line, session }: Visit) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
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
/** The builds to compare, such as `dist ../before/dist`. They take turns. */
const builds = positionals.length > 0 ? positionals : ['dist'];

const start = async (build: string) => {
  const environment = { NODE_ENV: 'production', DATA_DIR: temporaryFolder(), SEED: 'demo' };
  const { url, end } = await startServerProcess(environment, [process.execPath, `${build}/server/main.js`]);
  return { build, url, end, session: JSON.stringify({ role: 'admin', token: await signIn(url) }) };
};

const servers = await Promise.all(builds.map(start));
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const table: Record<string, Record<string, string>> = {};
for (const [screen, { path, shows, needsSession }] of Object.entries(screens)) {
  for (const [name, condition] of Object.entries(conditions)) {
    const paints = servers.map((): Awaited<ReturnType<typeof measureFirstPaint>>[] => []);
    for (let round = 0; round <= visits; round += 1) {
      for (const [index, { url, session }] of servers.entries()) {
        const visit = { url: url + path, shows, session: needsSession ? session : undefined, ...condition };
        const paint = await measureFirstPaint(browser, visit);
        if (round > 0) paints[index]?.push(paint); // the first round warms up
      }
    }
    const figures = paints.flatMap((samples, index) => [
      [`${builds[index]}, ms`, median(samples.map(({ milliseconds }) => milliseconds)).toFixed(0)],
      [`${builds[index]}, kB`, (median(samples.map(({ scriptBytes }) => scriptBytes)) / 1_000).toFixed(0)],
    ]);
    table[`${screen}, ${name}`] = Object.fromEntries(figures);
  }
}
await browser.close();
for (const { end } of servers) await end('SIGTERM');
console.log(
  `Each figure is the median of ${visits} visits with an empty cache: the time until the element is shown, and the size of the scripts.`,
);
console.table(table);
