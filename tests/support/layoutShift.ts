import { expect, type Page } from '@playwright/test';

declare const shiftSum: () => number;

/** Has the page add up by how much its parts move; the browser tells a shift once the frame has been drawn that shows it. */
export const sumLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) sum += 'value' in entry ? Number(entry.value) : 0;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const total = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shiftSum: total });
  });

export const drawTwoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** By how much the parts of a page have moved by now. */
export const layoutShift = (page: Page) => page.evaluate(() => shiftSum());

/** The largest sum of shifts that is not noticeable. */
export const shiftBudget = 0.005;

/** Adds up the shifts of a list whose rows arrive only once its skeleton has been drawn. */
export async function sumShiftsOfLateRows(page: Page, url: string | RegExp) {
  await sumLayoutShifts(page);
  const drawSkeletonFirst = async () => {
    await page.locator('[data-skeleton-row]').first().waitFor();
    await drawTwoFrames(page);
  };
  await page.route(url, (route) => drawSkeletonFirst().then(() => route.continue()), { times: 1 });
}

/** A list that is there has moved by nothing to speak of since its first paint. */
export async function expectStill(page: Page) {
  await drawTwoFrames(page);
  expect(await layoutShift(page)).toBeLessThan(shiftBudget);
}
