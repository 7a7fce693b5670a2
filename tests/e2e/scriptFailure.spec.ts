import { expect, test } from '#tests/support/test.ts';

test('scripts that do not arrive leave a readable page with a button to reload', async ({ page }) => {
  await page.route('**/assets/site-*.js', (route) => route.abort());
  await page.goto('/');
  await page.mouse.wheel(0, 200);

  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(page.locator('#about')).toContainText('hard to photograph');
});

test('the dashboard says so when its scripts do not arrive', async ({ page }) => {
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto('/dashboard/login');

  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
