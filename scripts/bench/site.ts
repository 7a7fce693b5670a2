import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '#i18n/language.ts';
import { builtServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type Figures, measurePage } from './measurePage.ts';

type Limits = { lcp: number; tbt: number; cls: number; bytes: number; htmlBytes: number };

/** The HTML of each is to come in the first flight, of ten segments, with its headers. */
const ofDocuments: Limits = { lcp: 750, tbt: 30, cls: 0.005, bytes: 190_000, htmlBytes: 14_600 };
const ofLanding: Limits = { ...ofDocuments, lcp: 800, htmlBytes: 13_500 };

/** Not at an address of its own: what is served in the landing page's place, and for what there is not. */
const atNoAddress = ['launched', 'not-found'];

function pagesOfBuild() {
  const names = readdirSync('dist/client/pages/en').filter((file) => file.endsWith('.html'));
  return names.map((file) => file.replace('.html', '')).filter((name) => !atNoAddress.includes(name));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { visits: { type: 'string', default: '5' }, language: { type: 'string', multiple: true } },
});
const everyPage = pagesOfBuild();
const unknown = positionals.find((name) => !everyPage.includes(name));
if (unknown) throw new Error(`There is no page ${unknown}; there are ${everyPage.join(', ')}.`);
const names = positionals.length > 0 ? positionals : everyPage;

function isWithin({ scores, ...figures }: Figures, limits: Limits) {
  const holds = Object.entries(limits).every(([name, limit]) => figures[name as keyof Limits] <= limit);
  return holds && scores.every((score) => score === 100);
}

const inWords = ({ scores, lcp, tbt, cls, bytes, htmlBytes }: Figures) => ({
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
  const table: Record<string, ReturnType<typeof inWords>> = {};
  const missed: string[] = [];
  for (const page of names) {
    const limits = page === 'home' ? ofLanding : ofDocuments;
    for (const language of values.language ?? languages) {
      const path = page === 'home' ? '' : page;
      const figures = await measurePage(`${server.url}/${path}?lng=${language}`, Number(values.visits));
      const name = `${page} ${language}`;
      table[name] = inWords(figures);
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
