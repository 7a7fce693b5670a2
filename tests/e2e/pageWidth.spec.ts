import { expect, test } from '#tests/support/test.ts';

for (const width of [320, 640, 2_560]) {
  test(`at ${width} pixels nothing is wider than the page, in any language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['en', 'es', 'ko', 'hi']) {
      await page.goto(`/?lng=${language}`);
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        texts: [...document.querySelectorAll('h1, h2, p, a, button, label, li')]
          .filter((element) => !element.closest('figure') && element.getBoundingClientRect().width > 0)
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent),
      }));
      expect({ language, ...wide }).toEqual({ language, page: 0, texts: [] });
    }
  });
}
