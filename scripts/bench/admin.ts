import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/support/chromium.ts';
import { type FirstPaint, measureFirstPaint } from './measureFirstPaint.ts';
import { median } from './median.ts';
import { serveDemo } from './serveDemo.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '11' } },
});
const visits = Number(values.visits);
/** Builds of the site and the dashboard, to be compared in one run: 'dist/client ../before/dist/client'. */
const builds = positionals.length > 0 ? positionals : ['dist/client'];

const conditions = {
  'this CPU': { slowdown: 1 },
  '4x slower CPU': { slowdown: 4 },
  '4G line': { slowdown: 1, line: { latency: 60, downloadThroughput: 1_100_000, uploadThroughput: 1_100_000 } },
};

const { token, urls } = await serveDemo(builds);
const screens = {
  'login form': { path: '/dashboard/login', shows: 'label', containing: 'Password', storage: {} },
  'first row': {
    path: '/dashboard/users',
    shows: 'tbody td',
    containing: '@',
    storage: { userData: JSON.stringify({ role: 'admin', token }) },
  },
};

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
const table: Record<string, Record<string, string>> = {};
for (const [screen, { path, ...visit }] of Object.entries(screens)) {
  for (const [name, condition] of Object.entries(conditions)) {
    const paints = urls.map((): FirstPaint[] => []);
    // The builds take turns, so that other load on the machine falls on all of them. The first visit only warms up.
    for (let turn = 0; turn <= visits; turn += 1) {
      for (const [index, url] of urls.entries()) {
        const paint = await measureFirstPaint(browser, { url: url + path, ...visit, ...condition });
        if (turn > 0) paints[index]?.push(paint);
      }
    }
    for (const [index, build] of builds.entries()) {
      const of = (figure: keyof FirstPaint) => median((paints[index] ?? []).map((paint) => paint[figure]));
      table[`${screen}, ${name}, ${build}`] = {
        'painted after, ms': of('milliseconds').toFixed(0),
        'scripts, kB': (of('scriptBytes') / 1_000).toFixed(0),
      };
    }
  }
}
await browser.close();
console.log(`Each figure is the median of ${visits} visits with an empty cache.`);
console.table(table);
