import { expect } from 'vitest';
import { desktop, phone } from '#tests/support/viewports.ts';
import type { Page } from './support/createPage.ts';
import { test } from './support/test.ts';

const everywhere = [
  { path: '/', size: desktop },
  { path: '/', size: phone },
  { path: '/terms', size: desktop },
  { path: '/terms', size: phone },
];

/** What is read in the middle of the window, and how far down that begins. */
const place = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main section :is(h2, h3, p, li)')];
    const read = texts.find((text) => text.getBoundingClientRect().bottom > innerHeight / 2);
    return { text: read?.textContent?.slice(0, 40), top: Math.round(read?.getBoundingClientRect().top ?? 0) };
  });

const scrollToShare = (page: Page, share: number) =>
  page.evaluate(
    (share) => window.scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' }),
    share,
  );

test.for(everywhere)('a reload of $path at $size.width px keeps the place', async ({ path, size }, { open }) => {
  const page = await open(size);
  await page.goto(path);
  await scrollToShare(page, 0.3);
  await page.isLaidOut();
  await page.followsScrolling();
  await page.hasFonts();
  await scrollToShare(page, 0.6);
  const before = await place(page);
  await page.reload();
  await page.followsScrolling();

  await page.hasFonts();

  const after = await place(page);
  expect(after.text).toBe(before.text);
  expect(Math.abs(after.top - before.top)).toBeLessThan(10); // the fonts come after the paint, and are as wide but for a hair
});

test.for(everywhere)('End reaches the end of $path at $size.width px', async ({ path, size }, { open }) => {
  const page = await open(size);
  await page.goto(path);
  await page.hasFonts();
  await page.isStyled();
  await page.press('End');

  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY)))
    .toBeLessThanOrEqual(1);
});

/** Scrolls up by 400 px at a time and tells how far, beyond that, what is read moved on the screen. */
const scrollUp = async () => {
  const jumps: number[] = [];
  while (scrollY > 800) {
    const texts = [...document.querySelectorAll('main section :is(h2, h3, p, li)')];
    const read = texts.find((text) => text.getBoundingClientRect().bottom > innerHeight / 3);
    const before = read?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: -400, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (read) jumps.push(Math.abs(read.getBoundingClientRect().top - before - 400));
  }
  return Math.max(...jumps);
};

test.for(everywhere)('nothing jumps while $path is scrolled up at $size.width px', async ({ path, size }, { open }) => {
  const page = await open(size);
  await page.goto(path);
  await scrollToShare(page, 0.3);
  await page.isLaidOut();
  await page.followsScrolling();
  await page.hasFonts();
  await scrollToShare(page, 1);

  expect(await page.evaluate(scrollUp)).toBeLessThan(5); // a scene that comes into view moves by a hair
});
