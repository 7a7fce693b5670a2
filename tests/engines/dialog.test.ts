import { expect } from 'vitest';
import { desktop, phone } from '#tests/support/viewports.ts';
import { signIn, test } from './support/test.ts';

test.for([desktop, phone])(
  'Tab stays in the dialog of a person’s details, and Escape closes it, at $width px',
  async (size, { open }) => {
    const page = await open(size);
    await signIn(page, '/dashboard/users');
    const menuOfFirst = () => page.evaluate(() => document.querySelector('#content [aria-haspopup]')?.ariaLabel ?? '');
    await expect.poll(menuOfFirst).not.toBe('');
    await page.click('button', await menuOfFirst());
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
