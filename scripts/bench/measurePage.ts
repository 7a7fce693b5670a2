import lighthouse, { type Result } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromiumArguments, findChromium } from '#scripts/support/chromium.ts';
import { median } from './median.ts';

/** What Lighthouse says of a page: scores of 100, times in milliseconds, bytes as they travel, and in its own words what costs points. */
export type Figures = Awaited<ReturnType<typeof measurePage>>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Now and then Lighthouse loses its trace, and then knows no figure: nothing was measured. */
const isWhole = ({ runtimeError, audits }: Result) =>
  !runtimeError && audits['largest-contentful-paint']?.numericValue !== undefined;

async function visit(url: string): Promise<Result | undefined> {
  const browser = await puppeteer.launch({ executablePath: await findChromium(), args: chromiumArguments });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const answer = await lighthouse(url, { port, logLevel: 'silent', output: 'json', onlyCategories: categories });
    return answer && isWhole(answer.lhr) ? answer.lhr : undefined;
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

type Request = { resourceType?: string; transferSize: number };

/** The page's own HTML with its headers. */
function htmlBytesOf({ audits }: Result) {
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as Request[]) : [];
  return requests.find(({ resourceType }) => resourceType === 'Document')?.transferSize ?? Number.NaN;
}

/** A page as a slow phone sees it, simulated by Lighthouse: the median of each figure over several fresh visits. */
export async function measurePage(url: string, times: number) {
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
