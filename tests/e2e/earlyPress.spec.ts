import { holdRoute } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

test('a press that comes before the scripts is not lost', async ({ page }) => {
  const release = await holdRoute(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const launch = page.locator('#launch');
  await launch.getByRole('textbox').fill('early.bird@example.com');
  await launch.getByRole('button').click();
  await expect(page).toHaveURL(/\/$/);

  release();

  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');
});
