import { languages } from '#i18n/language.ts';
import { expect, test } from '#tests/support/test.ts';

test('in each language the landing page fits any screen, and the languages of the menu are one row', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(`/?lng=${language}`);

    for (const width of [320, 640, 2_560]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        texts: [...document.querySelectorAll('h1, h2, p, a, button, label, li')]
          .filter((element) => !element.closest('figure') && element.getBoundingClientRect().width > 0)
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent),
      }));
      expect({ language, width, ...wide }).toEqual({ language, width, page: 0, texts: [] });
    }

    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('button[popovertarget="menu"]').click();
      await expect(page.locator('#languages a').last()).toBeVisible();
      const rows = await page
        .locator('#languages a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(rows).size, `rows at ${width} pixels`).toBe(1);
      await page.keyboard.press('Escape');
    }
  }
});
