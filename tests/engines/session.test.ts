import { expect } from 'vitest';
import type { Page } from './support/createPage.ts';
import { desktop, phone, signIn, test } from './support/test.ts';

async function firstPerson(page: Page) {
  const name = () => page.evaluate(() => document.querySelector('#content a')?.textContent ?? '');
  await expect.poll(name).not.toBe('');
  return name();
}

test.for([desktop, phone])(
  'a person of the list opens in a dialog that Escape closes, at $width px',
  async (size, { open }) => {
    const page = await open(size);
    await signIn(page, '/dashboard/users');
    await page.shows('heading', 'Active Users');
    const name = await firstPerson(page);
    await page.click('link', name);
    await page.shows('dialog');
    await page.press('Escape');

    await page.hides('dialog');
    await page.isAt('/dashboard/users');
  },
);

test('whoever signs out is on the login page, where nothing of the list is left', async ({ open }) => {
  const page = await open();
  await signIn(page, '/dashboard');
  await page.click('link', 'User Management');
  await page.shows('heading', 'Active Users');
  const name = await firstPerson(page);
  await page.click('button', 'Settings');
  await page.click('button', 'Sign Out');
  await page.click('button', 'Yes, Sign Out');
  await page.isAt('/dashboard/login');
  await page.shows('button', 'Sign in');

  expect(await page.text()).not.toContain(name);
});
