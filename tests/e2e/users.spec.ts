import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';

test('page and search are in the address, which Back and a reload keep; the export saves the rows on screen', async ({
  page,
  signIn,
}) => {
  const names = page.locator('#content').getByRole('link');
  const search = page.getByRole('searchbox', { name: 'Search by name or email...' });
  await signIn('/dashboard/users');
  await expect(page.getByRole('heading', { name: 'Active Users' })).toBeVisible();
  await expect(page.getByText('Showing 1 to 10 of 64 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11 to 20 of 64 entries')).toBeVisible();
  const name = (await names.nth(3).textContent()) ?? '';
  await search.fill(name);
  await expect(names).toHaveText([name]);

  await page.reload();
  await expect(search).toHaveValue(name);
  await expect(names).toHaveText([name]);
  await expect(page.getByRole('button', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByText('Showing 1 to 10 of 64 entries')).toBeVisible();
  await page.getByRole('button', { name: '7', exact: true }).click();
  await expect(page.getByText('Showing 61 to 64 of 64 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();

  const shown = await names.allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Users' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('users.csv');
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\ufeff"UUID","Name","Email","Created Date","Created Time"');
  expect(lines.map((line) => shown.findIndex((person) => line.includes(person)))).toEqual([0, 1, 2, 3]);
});
