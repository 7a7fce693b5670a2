import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { signIn } from '#scripts/support/serverProcess.ts';
import { buildPlain } from './buildPlain.ts';
import { conditions, measureFirstShown } from './measureFirstShown.ts';
import { measureMove } from './measureMove.ts';
import { median } from './median.ts';
import { startBuild } from './startBuild.ts';

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '11' },
    /** The folder of another build of ours, such as `../before/dist`. */
    before: { type: 'string' },
    /** A part of the names of the lines to measure, such as `first row` or `4G`. */
    only: { type: 'string', default: '' },
  },
});
const visits = Number(values.visits);

const start = async (name: string, build: string) => {
  const server = await startBuild(name, build);
  const token = await signIn(server.url);
  return { ...server, storage: { token, userData: JSON.stringify({ role: 'admin', token }) } };
};

type Program = Awaited<ReturnType<typeof start>>;
type Figures = Record<string, number>;

const plainName = 'plain react-admin';

/** The plain programs have their screens behind a hash. */
const pathTo =
  (screen: string) =>
  ({ name }: Program) =>
    name === plainName ? `/dashboard#/${screen}` : `/dashboard/${screen}`;

const screens = {
  'sign-in form': { path: pathTo('login'), shown: { selector: 'label', text: 'Password' }, needsSession: false },
  'first row': { path: pathTo('users'), shown: { selector: 'tbody td', text: '@' }, needsSession: true },
};

const users = screens['first row'];

/** The first row's link to its page: ours, and a cell of plain react-admin. */
const rowLink = 'tbody a[href*="user-detail"], tbody .column-name';

/** Links of the list of users, and what they lead to: a row of the waiting list, and a text that only the user's page has. */
const moves = {
  'from list to list': { link: 'a[href$="/preLaunch"]', linked: { selector: 'tbody td', text: 'adaeze.nwosu@' } },
  'from list to record': { link: rowLink, linked: { selector: 'main :is(dd, p, span)', text: 'Pastry chef' } },
};

const ours = await start('ours', 'dist');
const before = values.before ? [await start('before', values.before)] : [];
const starting = [ours, await start(plainName, await buildPlain('start')), ...before];
const moving = [ours, await start(plainName, await buildPlain('moves')), ...before];
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments });

/** Measures each program in turn, so that whatever else the machine does falls on all of them. Returns the medians. */
async function race(programs: Program[], measure: (program: Program) => Promise<Figures>) {
  const lanes = programs.map((program) => ({ program, samples: [] as Figures[] }));
  for (let round = 0; round <= visits; round += 1) {
    for (const { program, samples } of lanes) {
      const sample = await measure(program);
      if (round > 0) samples.push(sample); // the first round warms up
    }
  }
  return lanes.map(({ program, samples }) => {
    const figures = Object.keys(samples[0] ?? {}).map((figure) => [
      figure,
      median(samples.map((sample) => sample[figure] ?? Number.NaN)),
    ]);
    return { program: program.name, figures: Object.fromEntries(figures) as Figures };
  });
}

const table: Record<string, Record<string, string>> = {};

/** Adds a line for each program, with the ratio of our figure to its own. */
function addLines(name: string, results: Awaited<ReturnType<typeof race>>) {
  for (const { program, figures } of results) {
    const compared = Object.entries(figures).map(([figure, value]) => {
      const ratio = (results[0]?.figures[figure] ?? Number.NaN) / value;
      return [figure, program === 'ours' ? value.toFixed(0) : `${value.toFixed(0)} (ours: ${ratio.toFixed(2)})`];
    });
    table[`${name}, ${program}`] = Object.fromEntries(compared);
  }
}

for (const [name, condition] of Object.entries(conditions)) {
  for (const [screen, { path, shown, needsSession }] of Object.entries(screens)) {
    if (!`${screen}, ${name}`.includes(values.only)) continue;
    const results = await race(starting, async (program) => {
      const storage = needsSession ? program.storage : {};
      const url = program.url + path(program);
      const { milliseconds, cpu, scriptBytes } = await measureFirstShown(browser, { url, shown, storage, condition });
      return { ms: milliseconds, 'CPU, ms': cpu, 'scripts, kB': scriptBytes / 1_000 };
    });
    addLines(`${screen}, ${name}`, results);
  }
  for (const [move, { link, linked }] of Object.entries(moves)) {
    if (!`${move}, ${name}`.includes(values.only)) continue;
    const results = await race(moving, async (program) => {
      const visit = { url: program.url + users.path(program), shown: users.shown, storage: program.storage, condition };
      const { milliseconds, cpu } = await measureMove(browser, { ...visit, link, linked });
      return { ms: milliseconds, 'CPU, ms': cpu };
    });
    addLines(`${move}, ${name}`, results);
  }
}
await browser.close();
for (const { end } of new Set([...starting, ...moving])) await end('SIGTERM');
console.log(
  `Medians of ${visits} visits, by turns, until the element is shown: time, the main thread's CPU, scripts. A start has an empty cache, a move a full one. In brackets: ours divided by it.`,
);
console.table(table);
