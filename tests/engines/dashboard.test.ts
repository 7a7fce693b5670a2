import { expect } from 'vitest';
import { desktop, phone } from '#tests/support/viewports.ts';
import { patient } from './support/createPage.ts';
import { signIn, test } from './support/test.ts';

test.for([desktop, phone])(
  'Tab stays in a detail dialog, and Escape closes it, at $width px',
  async (size, { open }) => {
    const page = await open(size);
    await signIn(page, '/dashboard/users');
    const firstMenuLabel = () =>
      page.evaluate(() => document.querySelector('#content [aria-haspopup="menu"]')?.ariaLabel ?? '');
    await expect.poll(firstMenuLabel, patient).not.toBe('');
    await page.click('button', await firstMenuLabel());
    await page.click('menuitem', 'View');
    await page.shows('dialog');

    for (let press = 0; press < 4; press += 1) {
      await page.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await page.press('Escape');
    await page.hides('dialog');
    await page.isAt('/dashboard/users');
  },
);

test('fast typing into a search keeps every character', async ({ open }) => {
  const page = await open();
  const name = 'a name of no user';
  await signIn(page, '/dashboard/users');
  await page.shows('heading', 'Active Users');
  await page.fill('Search by name or email...', name);
  await page.isAt(`/dashboard/users?search=${name.replaceAll(' ', '+')}`);

  expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('[type=search]')?.value)).toBe(name);
});
