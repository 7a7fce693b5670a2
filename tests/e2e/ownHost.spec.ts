import { expect, test } from '#tests/support/test.ts';

test('no page asks another host for anything', async ({ page, baseURL, signIn }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto('/');
  await page.locator('#launch').getByRole('textbox').fill('a@example.com');
  await page.goto('/dashboard/login');
  await signIn('/dashboard');
  await expect(page.locator('[data-chart]')).toBeVisible();

  expect(foreign).toEqual([]);
});
