import { defaultLanguage, languages } from '#i18n/language.ts';
import { builtServer, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { documents } from '#site/legalPages.ts';
import { type Figures, measurePage } from './measurePage.ts';

const budget = { score: 100, lcp: 1_000, tbt: 50, cls: 0.005 };
const everyPage = ['home', ...documents];

/** Everything asked for by name in every language; else the landing page in each and the documents in English. */
function visitsFor(names: string[]) {
  const unknown = names.find((name) => !everyPage.includes(name));
  if (unknown) throw new Error(`There is no page ${unknown}; there are ${everyPage.join(', ')}.`);
  const isAskedFor = names.length > 0;
  return (isAskedFor ? names : everyPage).flatMap((page) =>
    (isAskedFor || page === 'home' ? languages : [defaultLanguage]).map((language) => ({ page, language })),
  );
}

const isWithin = ({ scores, lcp, tbt, cls }: Figures) =>
  scores.every((score) => score === budget.score) && lcp <= budget.lcp && tbt <= budget.tbt && cls <= budget.cls;

const inWords = ({ scores, lcp, tbt, cls, bytes }: Figures) => ({
  'perf / a11y / practice / seo': scores.join(' / '),
  LCP: `${(lcp / 1_000).toFixed(2)} s`,
  TBT: `${tbt.toFixed(0)} ms`,
  CLS: cls.toFixed(3),
  kB: (bytes / 1_000).toFixed(1),
});

const visits = visitsFor(process.argv.slice(2));
const environment = { NODE_ENV: 'production', DATA_DIR: temporaryFolder(), SEED: 'demo' };
const server = await startServerProcess(environment, builtServer);
try {
  const table: Record<string, ReturnType<typeof inWords>> = {};
  const missed = new Set<string>();
  for (const { page, language } of visits) {
    const figures = await measurePage(`${server.url}/${page === 'home' ? '' : page}?lng=${language}`);
    const name = `${page} ${language}`;
    table[name] = inWords(figures);
    if (!isWithin(figures)) missed.add(name);
    for (const fault of figures.faults) console.log(`${name}: ${fault}`);
  }
  console.table(table);
  console.log(missed.size === 0 ? 'Every page is within its budget.' : `Over budget: ${[...missed].join(', ')}`);
  process.exitCode = missed.size === 0 ? 0 : 1;
} finally {
  await server.end('SIGTERM');
}
