import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/test.ts';

test('the export downloads every user as a file', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  // Other tests of this worker may have removed users.
  const shownRows = await page.getByText(/^Showing 1 to 10 of/).textContent();
  const total = Number(/ of (\d+) /.exec(shownRows ?? '')?.[1]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export ${total} users` }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('users.csv');
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\ufeff"UUID","Name","Email","Created Date","Created Time"');
  expect(lines).toHaveLength(total);
});
