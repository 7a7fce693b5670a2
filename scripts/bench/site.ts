import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { languages } from '#i18n/language.ts';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { builtServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { documents } from '#site/legalPages.ts';
import { median } from './median.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The figures of the table, by the audits of Lighthouse, with their limits. tests/build/budgets.test.ts limits the bytes. */
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

/** Measures a page on a slow phone, simulated by Lighthouse. Returns the median of each figure over several fresh visits. */
async function measurePage(url: string, times: number) {
  const results: Result[] = [];
  while (results.length < times) results.push(await visit(url));
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
  options: { visits: { type: 'string', default: '5' }, language: { type: 'string', multiple: true } },
});

const environment = { NODE_ENV: 'production', DATA_DIR: temporaryFolder(), SEED: 'demo' };
const server = await startServerProcess(environment, builtServer);
const table: Record<string, Figures> = {};
for (const page of positionals.length > 0 ? positionals : ['home', ...documents]) {
  for (const language of values.language ?? languages) {
    const path = page === 'home' ? '' : page;
    table[`${page} ${language}`] = await measurePage(`${server.url}/${path}?lng=${language}`, Number(values.visits));
  }
}
await server.end('SIGTERM');
console.table(table);
const missed = Object.entries(table).flatMap(([name, figures]) => (isWithinLimits(figures) ? [] : name));
console.log('Scores:', categories.join(', '), 'Limits, in ms and bytes:', limits);
console.log(missed.length === 0 ? 'Every page is within its limits.' : `Over its limits: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
