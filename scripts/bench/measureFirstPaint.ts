import type { Browser } from '@playwright/test';

export type Visit = {
  url: string;
  /** What the page is to show, and a word in it. */
  shows: string;
  containing: string;
  /** How many times slower than this machine. */
  slowdown: number;
  /** The way to the server, in milliseconds and bytes a second; this machine's own where none is given. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** What the browser remembers from an earlier visit. */
  storage: Record<string, string>;
};

export type FirstPaint = Awaited<ReturnType<typeof readFirstPaint>>;

const patienceInMs = 30_000;

/**
 * Runs in the page: resolves with the time at which the browser painted the text that was asked for. It names no
 * function, because the name would be kept with a call that the page does not know.
 */
function watch({ url, shows, containing, storage, patienceInMs }: Visit & { patienceInMs: number }) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const shown = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${url} has not shown ${shows} within ${patienceInMs} ms`)), patienceInMs);
    new PerformanceObserver((list) => {
      const [painted] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
      if (painted) resolve(painted.renderTime);
    }).observe({ type: 'element', buffered: true });
    new MutationObserver((_, observer) => {
      const found = [...document.querySelectorAll(shows)].find((element) => element.textContent.includes(containing));
      if (!found) return;
      observer.disconnect();
      for (const element of [found, ...found.querySelectorAll('*')]) element.setAttribute('elementtiming', 'shown');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  Object.assign(window, { shown });
}

async function readFirstPaint() {
  const { shown } = window as unknown as { shown: Promise<number> };
  const milliseconds = await shown;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return { milliseconds, scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
}

/** A first visit with nothing in the cache: the time from the request to the paint, and the scripts it took. */
export async function measureFirstPaint(browser: Browser, visit: Visit) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceInMs);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: visit.slowdown });
    if (visit.line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...visit.line });
    await page.addInitScript(watch, { ...visit, patienceInMs });
    await page.goto(visit.url, { waitUntil: 'commit' });
    return await page.evaluate(readFirstPaint);
  } finally {
    await context.close();
  }
}
