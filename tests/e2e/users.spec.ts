import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { languages } from '#i18n/language.ts';
import { chooseLanguage, expect, openScreen, refuseWith, test } from '#tests/support/test.ts';
import { desktop, phone } from '#tests/support/viewports.ts';

test('the export downloads every user as a file', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  // Other tests of this worker may have removed users.
  const shownRows = await page.getByText(/^Showing 1 to 10 of/).textContent();
  const total = Number(/ of (\d+) /.exec(shownRows ?? '')?.[1]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `All ${total} users` }).click(),
  ]);

  expect(download.suggestedFilename()).toBe('users.csv');
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\ufeff"UUID","Name","Email","Created Date","Created Time"');
  expect(lines).toHaveLength(total);
});

/** How much wider the search of a list is than its placeholder. */
const spaceOfSearch = (page: Page) =>
  page.getByRole('searchbox').evaluate((input: HTMLInputElement) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(input);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return input.clientWidth - context.measureText(input.placeholder).width;
  });

test('the placeholders of searches are whole in the narrowest and in a wide window, in any language', async ({
  page,
  signIn,
}) => {
  await refuseWith(page, '**/api/extensions', { status: 404, message: 'Not found' }); // lists search their page only
  await signIn('/dashboard/chat');
  for (const language of languages) {
    await chooseLanguage(page, language);
    for (const path of ['users', 'faq', 'ticket', 'report', 'preLaunch']) {
      await openScreen(page, `/dashboard/${path}`);
      await page.evaluate(() => document.fonts.ready);
      for (const size of [{ ...phone, width: 320 }, desktop]) {
        await page.setViewportSize(size);
        expect(await spaceOfSearch(page), `${path} at ${size.width}`).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
