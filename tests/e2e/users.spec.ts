import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';

test('page and search are in the address, which Back and a reload keep; the export saves all', async ({
  page,
  signIn,
}) => {
  const names = page.locator('#content').getByRole('link');
  const search = page.getByRole('searchbox', { name: 'Search by name or email...' });
  await signIn('/dashboard/users');
  await expect(page.getByRole('columnheader', { name: 'Location' })).toBeVisible(); // its extension searches all pages
  // Other tests of this worker may have removed users.
  const shownRows = await page.getByText(/^Showing 1 to 10 of/).textContent();
  const total = Number(/ of (\d+) /.exec(shownRows ?? '')?.[1]);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`Showing 11 to 20 of ${total} entries`)).toBeVisible();
  const name = (await names.nth(3).textContent()) ?? '';
  await search.fill(name);
  await expect(names).toHaveText([name]);

  await page.reload();
  await expect(search).toHaveValue(name);
  await expect(names).toHaveText([name]);
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`Showing 1 to 10 of ${total} entries`)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export ${total} users` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('users.csv');
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\ufeff"UUID","Name","Email","Created Date","Created Time"');
  expect(lines).toHaveLength(total);
});
