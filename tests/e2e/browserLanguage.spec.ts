import { expect, test } from '#tests/support/test.ts';

test.use({ locale: 'es-MX' });

test('a visitor whose browser speaks Spanish reads Spanish, and that is not yet a choice', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 500);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled');

  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => localStorage.getItem('selected-language'))).toBeNull();
});

test('who chose Korean before is turned to Korean, wherever the page came from', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('selected-language', 'ko'));
  await page.goto('/');

  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('사진보다');
  await expect(page).toHaveTitle(/[가-힣]/);
});
