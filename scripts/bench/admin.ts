import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { hashInputs } from '#scripts/build/inputs.ts';
import { precompress } from '#scripts/build/precompress.ts';
import { isBuiltFrom } from '#scripts/build/wholeBuild.ts';
import { chromiumArguments, findChromium } from '#scripts/support/chromium.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type FirstPaint, measureFirstPaint, type Visit } from './measureFirstPaint.ts';
import { median } from './median.ts';
import { serveDemo } from './serveDemo.ts';

const visits = 11;
const warmUps = 1;

type Condition = Pick<Visit, 'slowdown' | 'line'>;

/** Under which the two are compared. */
const conditions: Record<string, Condition> = {
  'this CPU': { slowdown: 1 },
  '4x slower CPU': { slowdown: 4 },
  'this CPU, a 4G line': {
    slowdown: 1,
    line: { latency: 60, downloadThroughput: 1_100_000, uploadThroughput: 1_100_000 },
  },
};

async function buildPlain() {
  const root = join(import.meta.dirname, 'plainApp');
  const outDir = temporaryFolder();
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: join(root, 'dashboard.html') },
    },
  });
  await precompress(outDir);
  return outDir;
}

console.log('Building the product, if it has changed, and the plainest react-admin program with one list …');
if (!isBuiltFrom('dist', hashInputs())) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
const { token, urls } = await serveDemo(['dist/client', await buildPlain()]);
const [ours, plain] = urls;
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });

const screens = {
  'login form': {
    urls: { ours: `${ours}/dashboard/login`, 'plain react-admin': `${plain}/dashboard#/login` },
    visit: { shows: 'label', containing: 'Password', storage: {} },
  },
  'first row': {
    urls: { ours: `${ours}/dashboard/users`, 'plain react-admin': `${plain}/dashboard#/users` },
    visit: {
      shows: 'tbody td',
      containing: '@',
      storage: { token, userData: JSON.stringify({ role: 'admin', token }) }, // each program knows one of the two
    },
  },
};

/** Both programs by turns, so that whatever else the machine does falls on both. */
async function race({ urls, visit }: (typeof screens)[keyof typeof screens], condition: Condition) {
  const programs = Object.entries(urls).map(([name, url]) => ({ name, url, paints: [] as FirstPaint[] }));
  for (let turn = -warmUps; turn < visits; turn += 1) {
    for (const { url, paints } of programs) {
      const paint = await measureFirstPaint(browser, { url, ...visit, ...condition });
      if (turn >= 0) paints.push(paint);
    }
  }
  const cells = programs.flatMap(({ name, paints }) => [
    [name, `${median(paints.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`],
    [`scripts of ${name}`, `${(median(paints.map(({ scriptBytes }) => scriptBytes)) / 1_000).toFixed(0)} kB`],
  ]);
  return Object.fromEntries(cells);
}

console.log(`Each figure is the median of ${visits} visits with an empty cache, by turns.`);
const table: Record<string, Record<string, string>> = {};
for (const [screen, visited] of Object.entries(screens)) {
  for (const [name, condition] of Object.entries(conditions)) {
    table[`${screen}, ${name}`] = await race(visited, condition);
  }
}
console.table(table);
await browser.close();
