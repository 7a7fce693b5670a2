import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { expectAccessible } from '#tests/support/expectAccessible.ts';
import { expect, test } from '#tests/support/test.ts';

const menus = { name: /^Actions for Report #\d+, / };

test('Reported Users is a sample and says so: 10 rows per page, with the way to the others', async ({
  page,
  signIn,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await signIn('/dashboard/report');
  await expect(page.getByRole('heading', { name: 'Reported Users' })).toBeVisible();
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(page.getByRole('button', menus)).toHaveCount(10);
  await expect(page.getByText('Showing 1 to 10 of 24 entries')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page).toHaveURL(/\?page=3$/);
  await expect(page.getByText('Showing 21 to 24 of 24 entries')).toBeVisible();
  await expect(page.getByRole('button', menus)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('Showing 21 to 24 of 24 entries')).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('reports are searched by reporter, reported user or id, on all pages', async ({ page, signIn }) => {
  await signIn('/dashboard/report?page=2');
  const search = page.getByRole('searchbox', { name: 'Search by reporter, reported user or ID...' });
  await expect(page.getByText('Looks through all pages')).toBeVisible();

  await search.fill('lindqvist');
  await expect(page.getByRole('button', menus)).toHaveCount(2);
  await expect(page.getByText('2 matches')).toBeVisible();
  await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await expect(page).toHaveURL(/\?search=lindqvist$/);

  await search.fill('hana kim');
  await expect(page.getByRole('link', { name: 'Hana Kim' })).toHaveCount(2);
  await expect(page.getByRole('button', menus)).toHaveCount(2);

  await search.fill('1001');
  await expect(page.getByRole('button', { name: /^Actions for Report #1001, / })).toBeVisible();
  await expect(page.getByRole('button', menus)).toHaveCount(1);

  await search.fill('nobody');
  await expect(page.getByText('No reports found matching your search.')).toBeVisible();
});

test('the CSV export reported_users.csv holds every report', async ({ page, signIn }) => {
  await signIn('/dashboard/report');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Reports' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('reported_users.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  const [head, ...rows] = Papa.parse<string[]>(text.slice(1)).data;
  expect(head).toEqual(['ID', 'Reported By', 'Reported To', 'Date', 'Time']);
  expect(rows).toHaveLength(24);
  expect(rows[0]).toEqual(['1024', 'Maya Lindqvist', 'Diego Ramos', '30-08-2025', '06:42 PM']);
});

test('a report links to /dashboard/user-detail without an id, which says No user data available', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/report');
  await page.getByRole('link', { name: 'Diego Ramos' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/user-detail$/);
  await expect(page.getByText('No user data available')).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await page.getByRole('button', menus).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['View']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/user-detail$/);
});
