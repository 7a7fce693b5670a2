import { expect, fulfillWith, recordRequests, test } from '#tests/support/test.ts';

test('only Growth loads charts, and an error of one part of Statistics leaves the others', async ({ page, signIn }) => {
  const charts = recordRequests(page, /assets\/(?:dashboard~)?ListChart/);
  await fulfillWith(page, '**/api/admin/main', { iosTraffic: 1500, androidTraffic: 500 });
  await fulfillWith(page, '**/api/admin/waiting-list', 'nothing');
  await signIn();
  await expect(page.getByText('75% of all users')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Open cases/ })).toBeVisible();
  await page.waitForLoadState('load');
  expect(charts).toEqual([]);

  await page.getByRole('link', { name: 'Growth' }).click();
  await expect(page.locator('[data-chart] .MuiLineChart-line')).toHaveCount(3);
});
