import { languages } from '#i18n/language.ts';
import { excessWidth, expect, test } from '#tests/support/test.ts';

test('in each language the landing page hydrates silently and fits any screen, and the languages of the menu are one row', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  for (const language of languages) {
    await page.goto(`/?lng=${language}`);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /landing-/.test(name)),
    );
    await page.mouse.wheel(0, 1_000);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');

    for (const width of [320, 640, 2_560]) {
      await page.setViewportSize({ width, height: 800 });
      const texts = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, p, a, button, label, li')]
          .filter((element) => !element.closest('figure') && element.getBoundingClientRect().width > 0)
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => element.textContent),
      );
      const excess = await excessWidth(page);
      expect({ language, width, excess, texts }).toEqual({ language, width, excess: 0, texts: [] });
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
  expect(logged).toEqual([]);
});
