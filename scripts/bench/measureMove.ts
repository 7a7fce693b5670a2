import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { contextOptions, noteWhenShown, openPage, readNotedTime, type Shown, type Visit } from './measureFirstShown.ts';

/** A click on the first link that a selector finds on a page. `linked` is what the link leads to. */
type Move = Visit & { link: string; linked: Shown };

const pauseInMs = 500;
const busyInMs = 20;

/** Waits until the main thread is idle, and returns its CPU time until then. */
async function waitUntilIdle(readCpu: () => Promise<number>, before = 0): Promise<number> {
  await wait(pauseInMs);
  const cpu = await readCpu();
  return cpu - before < busyInMs ? cpu : waitUntilIdle(readCpu, cpu);
}

/**
 * Clicks a link of a page that has loaded and is idle, in a browser that made the same move before, so that it has every script.
 * Returns the milliseconds from the click until the linked element is shown, and the main thread's CPU time.
 */
export async function measureMove(browser: Browser, { url, shown, condition, storage, link, linked }: Move) {
  const context = await browser.newContext(contextOptions);
  await context.addInitScript((entries) => Object.assign(localStorage, entries), storage);

  const move = async () => {
    const { page, readCpu } = await openPage(context, condition);
    await page.goto(url);
    await page.locator(shown.selector, { hasText: shown.text }).first().waitFor();
    await page.locator(link).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(noteWhenShown, linked);
    const cpuBefore = await waitUntilIdle(readCpu);
    await page.locator(link).first().click();
    const shownAt = await readNotedTime(page, 'shownAt');
    const milliseconds = shownAt - (await readNotedTime(page, 'clickedAt'));
    const cpu = (await readCpu()) - cpuBefore;
    await page.close();
    return { milliseconds, cpu };
  };
  await move();
  const result = await move();
  await context.close();
  return result;
}
