import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { signIn } from '#scripts/support/serverProcess.ts';
import { buildPlain } from './buildPlain.ts';
import { conditions, type FirstShown, measureFirstShown, type Shown } from './measureFirstShown.ts';
import { median } from './median.ts';
import { startBuild } from './startBuild.ts';

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '11' },
    /** The folder of another build of ours, such as `../before/dist`. */
    before: { type: 'string' },
  },
});
const visits = Number(values.visits);

const start = async (name: string, build: string) => {
  const server = await startBuild(name, build);
  const token = await signIn(server.url);
  return { ...server, storage: { token, userData: JSON.stringify({ role: 'admin', token }) } };
};

type Program = Awaited<ReturnType<typeof start>>;
type Screen = { path: (program: Program) => string; shown: Shown; needsSession: boolean };

const plainName = 'plain react-admin';

/** The plain program has its screens behind a hash. */
const pathTo =
  (screen: string) =>
  ({ name }: Program) =>
    name === plainName ? `/dashboard#/${screen}` : `/dashboard/${screen}`;

const screens: Record<string, Screen> = {
  'sign-in form': { path: pathTo('login'), shown: { selector: 'label', text: 'Password' }, needsSession: false },
  'first row': { path: pathTo('users'), shown: { selector: 'tbody td', text: '@' }, needsSession: true },
};

const programs = [
  await start('ours', 'dist'),
  await start(plainName, await buildPlain()),
  ...(values.before ? [await start('before', values.before)] : []),
];
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });

/** Visits each program in turn, so that whatever else the machine does falls on all of them. */
async function race({ path, shown, needsSession }: Screen, condition: (typeof conditions)['this CPU']) {
  const lanes = programs.map((program) => ({ program, samples: [] as FirstShown[] }));
  for (let round = 0; round <= visits; round += 1) {
    for (const { program, samples } of lanes) {
      const storage = needsSession ? program.storage : {};
      const sample = await measureFirstShown(browser, {
        url: program.url + path(program),
        shown,
        storage,
        ...condition,
      });
      if (round > 0) samples.push(sample); // the first round warms up
    }
  }
  return lanes.map(({ program, samples }) => ({
    program: program.name,
    figures: {
      ms: median(samples.map(({ milliseconds }) => milliseconds)),
      'CPU, ms': median(samples.map(({ cpu }) => cpu)),
      'scripts, kB': median(samples.map(({ scriptBytes }) => scriptBytes)) / 1_000,
    },
  }));
}

const table: Record<string, Record<string, string>> = {};
for (const [screen, steps] of Object.entries(screens)) {
  for (const [name, condition] of Object.entries(conditions)) {
    const results = await race(steps, condition);
    for (const { program, figures } of results) {
      const compared = Object.entries(figures).map(([figure, value]) => {
        const ours = results[0]?.figures[figure as keyof typeof figures] ?? Number.NaN;
        return [
          figure,
          program === 'ours' ? value.toFixed(0) : `${value.toFixed(0)} (ours: ${(ours / value).toFixed(2)})`,
        ];
      });
      table[`${screen}, ${name}, ${program}`] = Object.fromEntries(compared);
    }
  }
}
await browser.close();
for (const { end } of programs) await end('SIGTERM');
console.log(
  `Medians of ${visits} visits with an empty cache, by turns, until the element is in the document: time, the main thread's CPU, scripts. In brackets: ours divided by it.`,
);
console.table(table);
