import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { languages } from '#i18n/language.ts';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { documents } from '#site/legalPages.ts';
import { buildStaticPages } from './buildStaticPages.ts';
import { median } from './median.ts';
import { startBuild } from './startBuild.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The figures of the table, by the audits of Lighthouse, with the limits of our pages. docs/starts.json limits the bytes. */
const limits = {
  'largest-contentful-paint': 800,
  'total-blocking-time': 30,
  'cumulative-layout-shift': 0.005,
  'total-byte-weight': 190_000,
};

/** Lighthouse sometimes loses its trace. Its figures are missing then. */
const isWhole = ({ runtimeError, audits }: Result) =>
  !runtimeError && audits['largest-contentful-paint']?.numericValue !== undefined;

async function visit(url: string): Promise<Result> {
  const browser = await puppeteer.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const run = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: categories });
    if (run && isWhole(run.lhr)) return run.lhr;
  } finally {
    await browser.close();
  }
  console.log(`Lighthouse lost its trace of ${url}, and visits it again.`);
  return visit(url);
}

/** Returns the median of each figure over several visits. */
function summarize(results: Result[]) {
  const medianOf = (figureIn: (result: Result) => number | null | undefined) =>
    median(results.map((result) => figureIn(result) ?? Number.NaN));
  const scores = categories.map((name) => 100 * medianOf((result) => result.categories[name]?.score));
  const figures = Object.keys(limits).map((name) => [name, medianOf(({ audits }) => audits[name]?.numericValue)]);
  return { scores: scores.map(Math.round).join(' / '), ...Object.fromEntries(figures) } as Figures;
}

type Figures = { scores: string } & typeof limits;

const isWithinLimits = ({ scores, ...figures }: Figures) =>
  scores === '100 / 100 / 100 / 100' &&
  Object.entries(limits).every(([name, limit]) => figures[name as keyof typeof limits] <= limit);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    visits: { type: 'string', default: '5' },
    language: { type: 'string', multiple: true },
    /** The folder of another build of ours, such as `../before/dist`. */
    before: { type: 'string' },
  },
});
const visits = Number(values.visits);

const servers = [
  await startBuild('ours', 'dist'),
  await startBuild('static text', await buildStaticPages()),
  ...(values.before ? [await startBuild('before', values.before)] : []),
];

/** Measures a page of each server on a slow phone, simulated by Lighthouse. The servers take turns. */
async function race(path: string) {
  const lanes = servers.map(({ name, url }) => ({ name, url, results: [] as Result[] }));
  for (let round = 0; round < visits; round += 1) {
    for (const { url, results } of lanes) results.push(await visit(url + path));
  }
  return lanes.map(({ name, results }) => ({ name, figures: summarize(results) }));
}

const table: Record<string, Figures & { 'ours / it, paint'?: string; 'ours - it, blocking'?: string }> = {};
const missed: string[] = [];
for (const page of positionals.length > 0 ? positionals : ['home', ...documents]) {
  for (const language of values.language ?? languages) {
    const [ours, ...others] = await race(`/${page === 'home' ? '' : page}?lng=${language}`);
    if (!ours) continue;
    table[`${page} ${language}`] = ours.figures;
    if (!isWithinLimits(ours.figures)) missed.push(`${page} ${language}`);
    for (const { name, figures } of others) {
      const paint = ours.figures['largest-contentful-paint'] / figures['largest-contentful-paint'];
      const blocking = ours.figures['total-blocking-time'] - figures['total-blocking-time'];
      table[`${page} ${language}, ${name}`] = {
        ...figures,
        'ours / it, paint': paint.toFixed(2),
        'ours - it, blocking': blocking.toFixed(0),
      };
    }
  }
}
for (const { end } of servers) await end('SIGTERM');
console.log(`Medians of ${visits} visits, by turns.`);
console.table(table);
console.log('Scores:', categories.join(', '), 'Limits of ours, in ms and bytes:', limits);
console.log(missed.length === 0 ? 'Every page is within its limits.' : `Over its limits: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
