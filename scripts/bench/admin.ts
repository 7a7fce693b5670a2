import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { hashInputs } from '#scripts/build/inputs.ts';
import { precompress } from '#scripts/build/precompress.ts';
import { isBuiltFrom } from '#scripts/build/wholeBuild.ts';
import { chromiumArguments, findChromium } from '#scripts/support/chromium.ts';
import { type FirstPaint, measureFirstPaint, type Visit } from './measureFirstPaint.ts';
import { median } from './median.ts';
import { servePrograms } from './servePrograms.ts';

const visits = 11;
const warmUps = 1;

type Condition = Pick<Visit, 'slowdown' | 'line'>;

/** Under which the two are compared. */
const conditions: Record<string, Condition> = {
  'this CPU': { slowdown: 1 },
  '4x slower CPU': { slowdown: 4 },
  'this CPU, a 4G line': { slowdown: 1, line: { latencyInMs: 60, bytesPerSecond: 1_100_000 } },
};

const plainSource = join(import.meta.dirname, 'plainApp');

type Program = { name: string; url: string; login: string; list: string; session: Record<string, string> };

const screens = {
  'login form': { shows: 'label', containing: 'Password' },
  'first row': { shows: 'tbody td', containing: '@' },
};

type Screen = keyof typeof screens;

async function buildPlain(outDir: string) {
  await build({
    configFile: false,
    root: plainSource,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: join(plainSource, 'dashboard.html') },
    },
  });
  await precompress(outDir);
}

/** Both programs by turns, so that whatever else the machine does falls on both. */
async function race(browser: Browser, programs: Program[], screen: Screen, condition: Condition) {
  const paints = programs.map((): FirstPaint[] => []);
  for (let turn = -warmUps; turn < visits; turn += 1) {
    for (const [index, { url, login, list, session }] of programs.entries()) {
      const place = screen === 'login form' ? { url: url + login, storage: {} } : { url: url + list, storage: session };
      const paint = await measureFirstPaint(browser, { ...screens[screen], ...place, ...condition });
      if (turn >= 0) paints[index]?.push(paint);
    }
  }
  return paints.map((seen) => ({
    milliseconds: median(seen.map(({ milliseconds }) => milliseconds)),
    scriptBytes: median(seen.map(({ scriptBytes }) => scriptBytes)),
  }));
}

async function compare(browser: Browser, programs: Program[]) {
  const table: Record<string, Record<string, string>> = {};
  for (const screen of Object.keys(screens) as Screen[]) {
    for (const [name, condition] of Object.entries(conditions)) {
      const seen = await race(browser, programs, screen, condition);
      const times = seen.map(({ milliseconds }) => `${milliseconds.toFixed(0)} ms`);
      const bytes = seen.map(({ scriptBytes }) => `${(scriptBytes / 1_000).toFixed(0)} kB`);
      const cells = programs.flatMap((program, index) => [
        [program.name, times[index] ?? ''],
        [`scripts of ${program.name}`, bytes[index] ?? ''],
      ]);
      table[`${screen}, ${name}`] = Object.fromEntries(cells);
    }
  }
  console.table(table);
}

const plainBuild = mkdtempSync(join(tmpdir(), 'hullo-bench-plain-'));
try {
  console.log('Building the product, if it has changed, and the plainest react-admin program with one list …');
  if (!isBuiltFrom('dist', hashInputs())) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  await buildPlain(plainBuild);
  const { token, urls, stop } = await servePrograms(['dist/client', plainBuild]);
  const [ours = '', plain = ''] = urls;
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    console.log(`Each figure is the median of ${visits} visits with an empty cache, by turns.`);
    await compare(browser, [
      {
        name: 'ours',
        url: ours,
        login: '/dashboard/login',
        list: '/dashboard/users',
        session: { userData: JSON.stringify({ role: 'admin', token }) },
      },
      {
        name: 'plain react-admin',
        url: plain,
        login: '/dashboard#/login',
        list: '/dashboard#/users',
        session: { token },
      },
    ]);
  } finally {
    await browser.close();
    await stop();
  }
} finally {
  rmSync(plainBuild, { recursive: true });
}
