import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expect, test } from '#tests/support/test.ts';

const call = '**/api/admin/main';
const answerOf = (iosTraffic: number, androidTraffic: number) => ({
  json: { status: true, data: { iosTraffic, androidTraffic }, message: '' },
});

test('Statistics: counts of iOS, Android and total users, each with its growth labelled as a sample', async ({
  page,
  signIn,
}) => {
  await page.route(call, (route) => route.fulfill(answerOf(1500, 500)));
  await signIn('/dashboard');
  await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible();

  const card = (label: string) => page.locator('dl > div').filter({ hasText: label });
  await expect(card('iOS users')).toHaveText('iOS users1,500+12% since last monthSample');
  await expect(card('Android users')).toHaveText('Android users500+8% since last monthSample');
  await expect(card('Total users')).toHaveText('Total users2,000+10% since last monthSample');
});

test('the chart shows what the API counts, and the figures stand beside it in words', async ({ page, signIn }) => {
  await page.route(call, (route) => route.fulfill(answerOf(1500, 500)));
  await signIn('/dashboard');

  const figure = page.getByRole('figure', { name: 'Users by phone' });
  await expect(figure.locator('[data-chart] path')).toHaveCount(2);
  await expect(figure.getByRole('row')).toHaveText(['PhoneUsersShare', 'iOS1,50075%', 'Android50025%']);
  await expectAccessible(page);
});

test('the page stays within a narrow screen', async ({ page, signIn }) => {
  await signIn('/dashboard');
  await expect(page.locator('[data-chart] path')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('without any user there is no chart but a sentence', async ({ page, signIn }) => {
  await page.route(call, (route) => route.fulfill(answerOf(0, 0)));
  await signIn('/dashboard');

  await expect(page.getByText('Nobody uses the app yet.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^iOS/ })).toHaveText('iOS00%');
  await expect(page.locator('[data-chart]')).toHaveCount(0);
});

test('the chart’s code is loaded on this page alone', async ({ page, signIn }) => {
  const charts: string[] = [];
  page.on('request', (request) => {
    if (/assets\/(?:dashboard~)?SharesChart/.test(request.url())) charts.push(request.url());
  });
  await signIn('/dashboard/faq');
  await expect(page.getByRole('heading', { name: 'FAQ', level: 1 })).toBeVisible();
  await page.waitForLoadState('load');
  expect(charts).toEqual([]);

  await page.goto('/dashboard');
  await expect(page.locator('[data-chart]')).toBeVisible();
  expect(charts).toHaveLength(2); // the chart, and the libraries that it alone needs
});

test('a chart that does not arrive says so, and the figures are still there', async ({ page, signIn }) => {
  await page.route('**/SharesChart*', (route) => route.abort());
  await signIn('/dashboard');

  await expect(page.getByText('The chart did not arrive. Its figures are in the table.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^iOS/ })).toBeVisible();
});

test('skeletons stand for figures that are on their way', async ({ page, signIn }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(call, async (route) => {
    await held;
    await route.fulfill(answerOf(1500, 500));
  });
  await signIn('/dashboard');

  await expect(page.locator('main .MuiSkeleton-root').first()).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  await expect(page.locator('[data-chart]')).toBeVisible();
});

test('figures that cannot be fetched say why, and Retry works', async ({ page, signIn }) => {
  await page.route(call, (route) =>
    route.fulfill({ status: 500, json: { status: false, data: null, message: 'The counter is stuck' } }),
  );
  await signIn('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch statistics');
  await expect(page.getByRole('alert')).toContainText('The counter is stuck');
  await expectAccessible(page);

  await page.unroute(call);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('[data-chart]')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
