import type { Browser } from '@playwright/test';

export type Visit = {
  url: string;
  /** The element that the page is to show, and a text in it. */
  shows: string;
  containing: string;
  /** How many times slower than this machine. */
  slowdown: number;
  /** Latency in milliseconds and bytes a second; this machine's own without it. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number };
  /** The local storage of an earlier visit. */
  storage: Record<string, string>;
};

export type FirstPaint = Awaited<ReturnType<typeof measureFirstPaint>>;

/** Visits a page with an empty cache, and measures the time until an element is shown and the bytes of scripts. */
export async function measureFirstPaint(browser: Browser, { url, shows, containing, slowdown, line, storage }: Visit) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(shows).filter({ hasText: containing }).first().waitFor();
  const figures = await page.evaluate(() => {
    const milliseconds = performance.now();
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return { milliseconds, scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });
  await context.close();
  return figures;
}
