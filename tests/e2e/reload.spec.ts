import { layoutHook } from '#start/contract.ts';
import { expect, test } from '#tests/support/test.ts';

for (const path of ['/', '/terms']) {
  test(`a reload in the middle of ${path} keeps the scroll position`, async ({ page }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 100);
    await expect(page.locator('html')).not.toHaveAttribute(layoutHook);
    const section = page.locator('main section').nth(5);
    const top = async () => Math.round((await section.boundingBox())?.y ?? Number.NaN);
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const before = await top();
    await page.reload();
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');

    expect(Math.abs((await top()) - before)).toBeLessThan(10);
  });
}
