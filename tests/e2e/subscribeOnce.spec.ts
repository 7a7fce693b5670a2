import { holdRoute, recordRequests } from '#tests/support/routes.ts';
import { expect, test } from '#tests/support/test.ts';

const url = '**/api/admin/app/pre/create';

test('one press is one request, and the button waits for the answer', async ({ page }) => {
  const requests = recordRequests(page, /pre\/create$/);
  await page.route(url, (route) => route.fulfill({ json: { status: true, data: null, message: 'Welcome aboard' } }));
  const release = await holdRoute(page, url);
  await page.goto('/');
  const launch = page.locator('#launch');
  await launch.getByRole('button').click();
  expect(requests).toEqual([]);

  await launch.getByRole('textbox').fill('ada@example.com');
  await launch.getByRole('button').click();
  await expect(launch.getByRole('button')).toBeDisabled();
  release();

  await expect(page.getByText('Welcome aboard')).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');
  expect(requests).toHaveLength(1);
});
