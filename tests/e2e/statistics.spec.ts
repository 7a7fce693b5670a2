import { expect, fulfillWith, recordRequests, test } from '#tests/support/test.ts';

test('only Statistics loads charts: users by platform, with a table that stays without its chart, and growth by day', async ({
  page,
  signIn,
}) => {
  const charts = recordRequests(page, /assets\/(?:dashboard~)?SharesChart/);
  await fulfillWith(page, '**/api/admin/main', { iosTraffic: 1500, androidTraffic: 500 });
  await signIn('/dashboard/faq');
  await expect(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  expect(charts).toEqual([]);

  const figure = page.getByRole('figure', { name: 'Users by platform' });
  const table = ['PlatformUsersShare', 'iOS1,50075%', 'Android50025%'];
  await page.goto('/dashboard');
  await expect(figure.locator('[data-chart] path')).toHaveCount(2);
  await expect(figure.getByRole('row')).toHaveText(table);
  await page.getByRole('link', { name: 'Growth' }).click();
  await expect(page.locator('[data-chart] path[data-series]')).toHaveCount(3);

  await page.route('**/SharesChart*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByText('This part didn’t load.')).toBeVisible();
  await expect(figure.getByRole('row')).toHaveText(table);
});
