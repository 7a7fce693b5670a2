import { expect, type Page } from '@playwright/test';

declare const shiftSum: () => number;

/** Makes the page sum its layout shifts. The browser reports a shift after it draws the frame. */
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

/** The sum of the layout shifts of a page so far. */
export const layoutShift = (page: Page) => page.evaluate(() => shiftSum());

/** The largest sum of shifts that is not noticeable. */
export const shiftBudget = 0.005;

/** Sums the layout shifts of a list. Delays its rows until the browser has drawn the skeleton. */
export async function sumShiftsOfLateRows(page: Page, url: string | RegExp) {
  await sumLayoutShifts(page);
  const drawSkeletonFirst = async () => {
    await page.locator('[data-skeleton-row]').first().waitFor();
    await drawTwoFrames(page);
  };
  await page.route(url, (route) => drawSkeletonFirst().then(() => route.continue()), { times: 1 });
}

/** Expects that nothing has moved noticeably since the page began to load. */
export async function expectNoLayoutShift(page: Page) {
  await drawTwoFrames(page);
  expect(await layoutShift(page)).toBeLessThan(shiftBudget);
}
