import { expect, holdRoute, recordRequests, signInAtLogin, test } from '#tests/support/test.ts';

test('a visitor subscribes by one request, and an administrator signs in, sees the address and deletes it', async ({
  page,
}) => {
  const email = 'first.visitor@example.com';
  const requests = recordRequests(page, /(?:pre|contact)\/create$/);
  const release = await holdRoute(page, '**/api/admin/app/pre/create');

  await page.goto('/');
  const launch = page.locator('#launch');
  await page.getByRole('button', { name: 'Contact Us' }).click();
  await launch.getByRole('button').click();
  expect(requests).toEqual([]); // the browser asks for what is missing
  await launch.getByRole('textbox').fill(email);
  await launch.getByRole('button').click();
  await expect(launch.getByRole('button')).toBeDisabled();
  release();
  await expect(page.getByText('Subscription successful!')).toBeVisible();
  const close = await page.getByRole('button', { name: 'Close notification' }).boundingBox();
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await expect(launch.getByRole('textbox')).toHaveValue('');
  expect(requests).toHaveLength(1);

  await page.goto('/dashboard/preLaunch');
  await expect(page).toHaveURL(/\/dashboard\/login$/);
  await signInAtLogin(page);
  await expect(page).toHaveURL(/\/dashboard\/preLaunch$/);

  await page.getByRole('button', { name: new RegExp(email) }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText('Are you sure you want to delete first.visitor? This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email)).toBeHidden();
});
