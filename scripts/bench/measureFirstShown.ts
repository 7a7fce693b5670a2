import type { Browser, Page } from '@playwright/test';

/** A network with a latency in milliseconds and a throughput in bytes a second, where -1 is without a limit. */
const network = (latency: number, bytes: number) => ({ latency, downloadThroughput: bytes, uploadThroughput: bytes });

export const conditions = {
  'this CPU': { cpuSlowdown: 1, line: network(0, -1) },
  '4x slower CPU': { cpuSlowdown: 4, line: network(0, -1) },
  '4G network': { cpuSlowdown: 1, line: network(60, 1_100_000) },
};

type Condition = (typeof conditions)['this CPU'];

/** The element to wait for, by its selector and a part of its text. */
export type Shown = { selector: string; text: string };

type Visit = Condition & { url: string; shown: Shown; storage: Record<string, string> };

/** Resolves in the page with its time in milliseconds, as soon as the element is in the document. */
const noteWhenShown = ({ selector, text }: Shown) => {
  const isShown = () => [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(text));
  const shownAt = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  Object.assign(window, { shownAt });
};

const readShownAt = (page: Page) => page.evaluate(() => (window as unknown as { shownAt: Promise<number> }).shownAt);

/**
 * Visits a page with an empty cache. Returns the milliseconds until the element is in the document, the main thread's
 * CPU time until then, and the bytes of the scripts as they were sent.
 */
export async function measureFirstShown(browser: Browser, { url, shown, cpuSlowdown: rate, line, storage }: Visit) {
  // Plain react-admin does not run under our policy.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await page.addInitScript((entries) => Object.assign(localStorage, entries), storage);
  await page.addInitScript(noteWhenShown, shown);
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await readShownAt(page);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const cpuSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const scriptBytes = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await context.close();
  return { milliseconds, cpu: cpuSeconds * 1_000, scriptBytes };
}

export type FirstShown = Awaited<ReturnType<typeof measureFirstShown>>;
