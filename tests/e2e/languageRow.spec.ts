import { expect, test } from '#tests/support/test.ts';

for (const language of ['en', 'ko', 'es', 'hi']) {
  test(`the menu of a phone shows the four languages in one row, in ${language}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(`/?lng=${language}`);

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
  });
}
