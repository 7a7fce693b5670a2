import { expect } from 'vitest';
import { phone } from '#tests/support/viewports.ts';
import { type Page, patient } from './support/createPage.ts';
import { test } from './support/test.ts';

const languages = [
  ['한국어', 'ko'],
  ['हिन्दी', 'hi'],
  ['Español', 'es'],
  ['English', 'en'],
] as const;

const scrollToShare = (page: Page, share: number) =>
  page.evaluate(
    (share) => scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' }),
    share,
  );

/** Remembers the text in the middle of the window, with the parts around it. */
const read = (page: Page) =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main section :is(h2, h3, p, li)')];
    const parts: { part: Element; top: number }[] = [];
    let part: Element | null | undefined = texts.find((text) => text.getBoundingClientRect().bottom > innerHeight / 2);
    for (; part; part = part.parentElement) parts.push({ part, top: part.getBoundingClientRect().top });
    Object.assign(window, { parts });
  });

/** By how many pixels the text has moved, or the smallest part around it that is still there. */
const movement = (page: Page) =>
  page.evaluate(() => {
    const { parts } = window as never as { parts: { part: Element; top: number }[] };
    const read = parts.find(({ part }) => part.isConnected);
    return read ? Math.abs(read.part.getBoundingClientRect().top - read.top) : Number.NaN;
  });

/** Waits until nothing moves: scenes do so when they come into view, and pictures load. */
const isStill = async (page: Page) => {
  await read(page);
  const settles = async () => {
    const moved = await movement(page);
    await read(page);
    return moved;
  };
  await expect.poll(settles, { ...patient, interval: 200 }).toBe(0);
};

async function choose(page: Page, [name, language]: (typeof languages)[number]) {
  await page.evaluate(() => document.querySelector<HTMLElement>('#menu')?.showPopover());
  await page.click('link', name, '#menu');
  await page.isIn(language);
}

test('choosing a language on a phone keeps the text that is read at its place', { timeout: 120_000 }, async ({
  open,
}) => {
  const page = await open(phone);
  await page.goto('/');
  await scrollToShare(page, 0.1);
  await page.isLaidOut();
  await page.followsScrolling();
  await page.hasFonts();
  await page.isStyled();
  for (const language of languages) await choose(page, language); // Firefox loads a system font of a script when it first needs it
  for (const share of [0.25, 0.4, 0.6, 0.8]) {
    for (const language of languages) {
      await scrollToShare(page, share);
      await isStill(page);
      await choose(page, language);

      expect(await movement(page), `${language[1]} after ${share} of the page`).toBeLessThan(10); // rotated cards move a little
    }
  }
});
