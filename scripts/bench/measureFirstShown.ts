import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A network with a latency in milliseconds and a throughput in bytes a second, where -1 is without a limit. */
const network = (latency: number, bytes: number) => ({ latency, downloadThroughput: bytes, uploadThroughput: bytes });

export const conditions = {
  'this CPU': { cpuSlowdown: 1, line: network(0, -1) },
  '4x slower CPU': { cpuSlowdown: 4, line: network(0, -1) },
  '4G network': { cpuSlowdown: 1, line: network(60, 1_100_000) },
};

export type Condition = (typeof conditions)['this CPU'];

/** The element to wait for, by its selector and a part of its text. */
export type Shown = { selector: string; text: string };

export type Visit = { condition: Condition; url: string; shown: Shown; storage: Record<string, string> };

/** Notes in the page when the element is shown, and when the user clicks, as milliseconds of the page. */
export const noteWhenShown = ({ selector, text }: Shown) => {
  const isShown = () =>
    [...document.querySelectorAll(selector)].some(
      (found) => found.textContent?.includes(text) && found.checkVisibility({ checkOpacity: true }),
    );
  const shownAt = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ['style'] });
  });
  const clickedAt = new Promise<number>((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  Object.assign(window, { shownAt, clickedAt });
};

type NotedTimes = { shownAt: Promise<number>; clickedAt: Promise<number> };

/** Waits for a time that `noteWhenShown` notes, and returns it. */
export async function readNotedTime(page: Page, name: keyof NotedTimes) {
  return page.evaluate((time) => (window as unknown as NotedTimes)[time], name);
}

/** Plain react-admin does not run under our policy. */
export const contextOptions = { viewport: { width: 1280, height: 800 }, bypassCSP: true };

/** Opens a page on a CPU and a line. `readCpu` returns the milliseconds that the main thread was busy. */
export async function openPage(context: BrowserContext, { cpuSlowdown: rate, line }: Condition) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  const readCpu = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return { page, readCpu };
}

/**
 * Visits a page with an empty cache. Returns the milliseconds until the element is shown, the main thread's
 * CPU time until then, and the bytes of the scripts as they were sent.
 */
export async function measureFirstShown(browser: Browser, { url, shown, condition, storage }: Visit) {
  const context = await browser.newContext(contextOptions);
  const { page, readCpu } = await openPage(context, condition);
  await page.addInitScript((entries) => Object.assign(localStorage, entries), storage);
  await page.addInitScript(noteWhenShown, shown);
  await page.goto(url, { waitUntil: 'commit' });
  const milliseconds = await readNotedTime(page, 'shownAt');
  const cpu = await readCpu();
  const scriptBytes = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  await context.close();
  return { milliseconds, cpu, scriptBytes };
}
