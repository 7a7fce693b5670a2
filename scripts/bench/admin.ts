import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/support/chromium.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type FirstPaint, measureFirstPaint } from './measureFirstPaint.ts';
import { median } from './median.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '11' } },
});
const visits = Number(values.visits);
/** Builds to compare in one run: 'dist ../before/dist'. */
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
    // The builds take turns, so that other load on the machine falls on all of them. The first visit only warms up.
    for (let turn = 0; turn <= visits; turn += 1) {
      for (const [index, { url, session }] of servers.entries()) {
        const storage: Record<string, string> = needsSession ? session : {};
        const paint = await measureFirstPaint(browser, { url: url + path, storage, ...visit, ...condition });
        if (turn > 0) paints[index]?.push(paint);
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
