import { expect, test } from '#tests/support/test.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the landing page is complete and its languages are links', async ({ page }) => {
  await page.goto('/?lng=hi');

  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.locator('#home h1')).toBeVisible();
  await expect(page.locator('#launch form')).toBeVisible();
  await expect(page.locator('#detailed-profiles h2')).toBeVisible();
});

test('without scripts a document is complete and its contents lead to its sections', async ({ page }) => {
  await page.goto('/eula?lng=hi');
  await page.locator('[data-contents] a').last().click();

  await expect(page.locator('article section').last()).toBeInViewport();
});
