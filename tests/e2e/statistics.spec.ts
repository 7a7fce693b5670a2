import { expect, fulfillWith, recordRequests, test } from '#tests/support/test.ts';

test('only Statistics loads charts: users by platform, with a table, and growth by day', async ({ page, signIn }) => {
  const charts = recordRequests(page, /assets\/(?:dashboard~)?SharesChart/);
  await fulfillWith(page, '**/api/admin/main', { iosTraffic: 1500, androidTraffic: 500 });
  await signIn('/dashboard/faq');
  await expect(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  expect(charts).toEqual([]);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();

  const figure = page.getByRole('figure', { name: 'Users by platform' });
  await expect(figure.locator('[data-chart] path')).toHaveCount(2);
  await expect(figure.getByRole('row')).toHaveText(['PlatformUsersShare', 'iOS1,50075%', 'Android50025%']);

  await page.getByRole('link', { name: 'Growth' }).click();
  await expect(page.locator('[data-chart] path[data-series]')).toHaveCount(3);
});

test('a chart that fails to load shows a message, and its table stays', async ({ page, signIn }) => {
  await page.route('**/SharesChart*', (route) => route.abort());
  await signIn('/dashboard');

  await expect(page.getByText('The chart did not load. Its figures are in the table.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^iOS/ })).toBeVisible();
});
