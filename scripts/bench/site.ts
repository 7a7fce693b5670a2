import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { languages } from '#i18n/language.ts';
import { chromiumArguments, findChromium } from '#scripts/support/programs.ts';
import { builtServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { median } from './median.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse sometimes loses its trace. Its figures are missing then. */
const isWhole = ({ runtimeError, audits }: Result) =>
  !runtimeError && audits['largest-contentful-paint']?.numericValue !== undefined;

async function visit(url: string): Promise<Result | undefined> {
  const browser = await puppeteer.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const run = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: categories });
    return run && isWhole(run.lhr) ? run.lhr : undefined;
  } finally {
    await browser.close();
  }
}

const faultsOf = ({ categories: all, audits }: Result) =>
  Object.values(all)
    .filter(({ score }) => score !== 1)
    .flatMap(({ auditRefs }) => auditRefs)
    .map(({ id, weight }) => ({ weight, audit: audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
    .map(({ audit }) => `${audit?.title} ${audit?.displayValue ?? ''}`);

/** The page's own HTML with its headers. */
function htmlBytesOf({ audits }: Result) {
  const { details } = audits['network-requests'] ?? {};
  const requests =
    details?.type === 'table' ? (details.items as { resourceType?: string; transferSize: number }[]) : [];
  return requests.find(({ resourceType }) => resourceType === 'Document')?.transferSize ?? Number.NaN;
}

/** A page on a slow phone, simulated by Lighthouse: the median of each figure over several fresh visits. Times are in ms. */
async function measurePage(url: string, times: number) {
  const results: Result[] = [];
  for (let visits = 0; results.length < times; visits += 1) {
    if (visits === 2 * times) throw new Error(`Lighthouse measured ${url} only ${results.length} times of ${visits}`);
    const result = await visit(url);
    if (result) results.push(result);
  }
  const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    scores: categories.map((name) =>
      Math.round(100 * median(results.map((result) => result.categories[name]?.score ?? 0))),
    ),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    htmlBytes: median(results.map(htmlBytesOf)),
    faults: [...new Set(results.flatMap(faultsOf))],
  };
}

type Figures = Awaited<ReturnType<typeof measurePage>>;

type Limits = { lcp: number; tbt: number; cls: number; bytes: number; htmlBytes: number };

/** HTML and its headers must fit into TCP's initial window of ten segments. */
const ofDocuments: Limits = { lcp: 750, tbt: 30, cls: 0.005, bytes: 190_000, htmlBytes: 14_600 };
const ofLanding: Limits = { ...ofDocuments, lcp: 800, htmlBytes: 13_500 };

/** Pages without a URL: the server sends them in place of others. */
const withoutAddress = ['launched', 'not-found'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '5' }, language: { type: 'string', multiple: true } },
});
const everyPage = readdirSync('dist/client/pages/en')
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''))
  .filter((name) => !withoutAddress.includes(name));
const unknown = positionals.find((name) => !everyPage.includes(name));
if (unknown) throw new Error(`There is no page ${unknown}; there are ${everyPage.join(', ')}.`);
const names = positionals.length > 0 ? positionals : everyPage;

function isWithin({ scores, ...figures }: Figures, limits: Limits) {
  const isSmall = Object.entries(limits).every(([name, limit]) => figures[name as keyof Limits] <= limit);
  return isSmall && scores.every((score) => score === 100);
}

const rowOf = ({ scores, lcp, tbt, cls, bytes, htmlBytes }: Figures) => ({
  'perf / a11y / practice / seo': scores.join(' / '),
  LCP: `${(lcp / 1_000).toFixed(2)} s`,
  TBT: `${tbt.toFixed(0)} ms`,
  CLS: cls.toFixed(3),
  'HTML kB': (htmlBytes / 1_000).toFixed(1),
  'all kB': (bytes / 1_000).toFixed(1),
});

const environment = { NODE_ENV: 'production', DATA_DIR: temporaryFolder(), SEED: 'demo' };
const server = await startServerProcess(environment, builtServer);
try {
  const table: Record<string, ReturnType<typeof rowOf>> = {};
  const missed: string[] = [];
  for (const page of names) {
    const limits = page === 'home' ? ofLanding : ofDocuments;
    for (const language of values.language ?? languages) {
      const path = page === 'home' ? '' : page;
      const figures = await measurePage(`${server.url}/${path}?lng=${language}`, Number(values.visits));
      const name = `${page} ${language}`;
      table[name] = rowOf(figures);
      if (!isWithin(figures, limits)) missed.push(name);
      for (const fault of figures.faults) console.log(`${name}: ${fault}`);
    }
  }
  console.table(table);
  console.log('Limits, in ms and bytes:', { home: ofLanding, others: ofDocuments });
  console.log(missed.length === 0 ? 'Every page is within its limits.' : `Over its limits: ${missed.join(', ')}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
} finally {
  await server.end('SIGTERM');
}
