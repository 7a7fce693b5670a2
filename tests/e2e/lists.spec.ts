import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const preLaunchList = '**/api/admin/app/pre/list*';
const emptyPage = { data: [], current_page: 1, last_page: 1, total: 0, per_page: 10, from: null, to: null };

const answerWith = (page: Page, url: string, data: unknown) =>
  page.route(url, (route) => route.fulfill({ json: { status: true, data, message: '' } }));

/** Keeps the answers of a call back until they are let go. */
async function hold(page: Page, url: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const names = (page: Page) => page.locator('#content').getByRole('link');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or email...' });

test('users come with Previous, Next, page numbers and Showing X to Y of Z entries', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await expect(page.getByRole('heading', { name: 'Active Users' })).toBeVisible();
  await expect(page.getByText('Showing 1 to 10 of 64 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11 to 20 of 64 entries')).toBeVisible();
  await page.getByRole('button', { name: '7', exact: true }).click();

  await expect(page.getByText('Showing 61 to 64 of 64 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('page and search live in the URL; a reload keeps them, and Back goes a page back', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page.getByText('Showing 11 to 20 of 64 entries')).toBeVisible();
  const name = (await names(page).nth(3).textContent()) ?? '';
  await searchBox(page).fill(name);
  await expect(names(page)).toHaveText([name]);

  await page.reload();

  await expect(searchBox(page)).toHaveValue(name);
  await expect(names(page)).toHaveText([name]);
  await expect(page.getByText('Showing 11 to 20 of 64 entries')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 1 to 10 of 64 entries')).toBeVisible();
});

test('the search filters the current page, asks the API for nothing and says that it looks through this page only', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/users');
  await expect(page.getByText('Looks through this page only')).toBeVisible();
  await expect(names(page)).toHaveCount(10);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));

  await searchBox(page).fill('no one is called that');

  await expect(page.getByText('No users found matching your search.')).toBeVisible();
  await expect(page.getByText('0 matches on this page')).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('deleting the last row of the last page goes to the new last page', async ({ page, signIn, callApi }) => {
  const list = async () =>
    ((await callApi('POST', '/admin/app/pre/list')) as { data: { total: number; data: { id: number }[] } }).data;
  for (let { total, data } = await list(); total % 10 !== 1; { total, data } = await list()) {
    await callApi('GET', `/admin/app/pre/delete/${data[0]?.id}`);
  }
  const { total } = await list();
  const lastPage = Math.ceil(total / 10);
  await signIn(`/dashboard/preLaunch?page=${lastPage}`);
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(dialog).toContainText(/Are you sure you want to delete .+\? This action cannot be undone\./);
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect(page).toHaveURL(new RegExp(`\\?page=${lastPage - 1}$`));
  await expect(page.getByText(`Showing ${total - 10} to ${total - 1} of ${total - 1} entries`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for / })).toHaveCount(10);
});

test('two quick page changes never show the older answer: it is no longer waited for', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await expect(page.getByText('Showing 1 to 10 of 64 entries')).toBeVisible();
  const isOlder = (url: string) => url.endsWith('page=2');
  const letGo = await hold(page, '**/api/admin/user/list?page=2');
  const asked = page.waitForRequest((request) => isOlder(request.url()));
  const dropped = page.waitForEvent('requestfailed', (request) => isOlder(request.url()));

  await page.getByRole('button', { name: '2', exact: true }).click();
  await asked;
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByText('Showing 21 to 30 of 64 entries')).toBeVisible();

  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
  letGo();
  await expect(page.getByText('Showing 21 to 30 of 64 entries')).toBeVisible();
});

test('a double click sends one request', async ({ page, signIn }, { project }) => {
  await signIn('/dashboard/faq/create');
  await page.getByRole('textbox', { name: 'Question' }).fill(`Twice on ${project.name}?`);
  await page.getByRole('textbox', { name: 'Answer' }).fill('Once.');
  const letGo = await hold(page, '**/api/admin/app/faq/create');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await page.getByRole('button', { name: 'Save' }).dblclick();
  letGo();

  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await expect(page.getByText(`Twice on ${project.name}?`)).toHaveCount(1);
  expect(sent.filter((url) => url.endsWith('/faq/create'))).toHaveLength(1);
});

test('Export Users saves users.csv of the current page: UUID, Name, Email, Created Date, Created Time', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/users?page=7');
  await expect(names(page)).toHaveCount(4);
  const shown = await names(page).allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Users' }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('users.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffUUID,Name,Email,Created Date,Created Time');
  expect(lines).toHaveLength(5);
  expect(shown.map((name, place) => lines[place + 1]?.includes(name))).toEqual([true, true, true, true]);
  expect(lines[1]).toMatch(/^[0-9a-f-]{36},.+,\S+@\S+,\d\d-\d\d-\d{4},\d\d:\d\d [AP]M$/);
});

const lists = [
  { path: 'users', call: '**/api/admin/user/list*', skeletons: 6, data: emptyPage, empty: 'No users found.' },
  { path: 'faq', call: '**/api/admin/app/faq/list', skeletons: 5, data: [], empty: 'No FAQs available.' },
  { path: 'preLaunch', call: preLaunchList, skeletons: 6, data: emptyPage, empty: 'No users found.' },
];

for (const { path, call, skeletons, data, empty } of lists) {
  test(`${path}: ${skeletons} skeleton rows while loading, and ${empty} when empty`, async ({ page, signIn }) => {
    const letGo = await hold(page, call);
    await signIn(`/dashboard/${path}`);
    await expect(page.locator('[data-skeleton-row]')).toHaveCount(skeletons);
    letGo();
    await expect(page.locator('[data-skeleton-row]')).toHaveCount(0);

    await answerWith(page, call, data);
    await page.reload();
    await expect(page.getByText(empty)).toBeVisible();
  });
}

test('an empty list of FAQs offers Add your first FAQ', async ({ page, signIn }) => {
  await answerWith(page, '**/api/admin/app/faq/list', []);
  await signIn('/dashboard/faq');
  await page.getByRole('link', { name: 'Add your first FAQ' }).click();

  await expect(page.getByRole('dialog', { name: 'New FAQ' })).toBeVisible();
});
