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

test('a refusal is told in the words of the server, and an absent network in our own', async ({ page }) => {
  await page.goto('/');
  const launch = page.locator('#launch');
  const subscribe = async () => {
    await launch.getByRole('textbox').fill('ada@example.com');
    await launch.getByRole('button').click();
  };

  await page.route(url, (route) =>
    route.fulfill({ status: 429, json: { status: false, data: null, message: 'Take a breath, then try again' } }),
  );
  await subscribe();
  await expect(page.getByText('Take a breath, then try again')).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');

  await page.unroute(url);
  await page.route(url, (route) => route.abort());
  await subscribe();
  await expect(page.getByText('Something went wrong!')).toBeVisible();
  await expect(launch.getByRole('textbox')).toHaveValue('');
});
