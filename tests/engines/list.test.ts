import { expect } from 'vitest';
import { signIn, test } from './support/test.ts';

test('what is typed fast into a search stays as it was typed', async ({ open }) => {
  const page = await open();
  const name = 'a name that nobody in this list has';
  await signIn(page, '/dashboard/users');
  await page.shows('heading', 'Active Users');
  await page.fill('Search by name or email...', name);
  await page.isAt(`/dashboard/users?search=${name.replaceAll(' ', '+')}`);

  expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('[type=search]')?.value)).toBe(name);
});
