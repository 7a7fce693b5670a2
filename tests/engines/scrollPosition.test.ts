import { expect } from 'vitest';
import { desktop, phone } from '#tests/support/viewports.ts';
import { type Page, patient } from './support/createPage.ts';
import { test } from './support/test.ts';

const pages = [
  { path: '/', size: desktop },
  { path: '/', size: phone },
  { path: '/terms', size: desktop },
  { path: '/terms', size: phone },
];

/** The text in the middle of the window. */
const textInView = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main section :is(h2, h3, p, li)')];
    return texts.find((text) => text.getBoundingClientRect().bottom > innerHeight / 2)?.textContent ?? '';
  });

/** The distance of a text from the top of the window, in pixels. */
const topOf = (page: Page, wanted: string) =>
  page.evaluate((wanted) => {
    const texts = [...document.querySelectorAll('main section :is(h2, h3, p, li)')];
    return texts.find(({ textContent }) => textContent === wanted)?.getBoundingClientRect().top ?? Number.NaN;
  }, wanted);

const scrollToShare = (page: Page, share: number) =>
  page.evaluate(
    (share) => window.scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' }),
    share,
  );

/** Opens a page, and waits until it is laid out as a whole, in its own fonts. */
async function openLaidOut(page: Page, path: string) {
  await page.goto(path);
  await scrollToShare(page, 0.3);
  await page.isLaidOut();
  await page.followsScrolling();
  await page.hasFonts();
  await page.isStyled();
  return page;
}

test.for(pages)('a reload of $path at $size.width px keeps the scroll position', async ({ path, size }, { open }) => {
  const page = await openLaidOut(await open(size), path);
  await scrollToShare(page, 0.6);
  const text = await textInView(page);
  const before = await topOf(page, text);
  await page.reload();
  await page.followsScrolling();
  await page.hasFonts();
  await page.isStyled();

  expect(Math.abs((await topOf(page, text)) - before)).toBeLessThan(10); // our fonts replace fallbacks of almost the same width
});

test.for(pages)('End reaches the end of $path at $size.width px', async ({ path, size }, { open }) => {
  const page = await open(size);
  await page.goto(path);
  await page.hasFonts();
  await page.isStyled();
  await page.press('End');

  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY)), patient)
    .toBeLessThanOrEqual(1);
});

/** Runs in the page: scrolls up by 400 px at a time, and returns the largest other movement of the text. */
const scrollUp = async () => {
  const jumps: number[] = [];
  while (scrollY > 800) {
    const texts = [...document.querySelectorAll('main section :is(h2, h3, p, li)')];
    const inView = texts.find((text) => text.getBoundingClientRect().bottom > innerHeight / 3);
    const before = inView?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: -400, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (inView) jumps.push(Math.abs(inView.getBoundingClientRect().top - before - 400));
  }
  return Math.max(...jumps);
};

test.for(pages)('nothing jumps while $path is scrolled up at $size.width px', async ({ path, size }, { open }) => {
  const page = await openLaidOut(await open(size), path);
  await scrollToShare(page, 1);

  expect(await page.evaluate(scrollUp)).toBeLessThan(5); // a scene that comes into view moves a little
});
