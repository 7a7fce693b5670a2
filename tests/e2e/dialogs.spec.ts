import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const question = (page: Page) => page.getByRole('textbox', { name: 'Question' });
const form = (page: Page) => page.getByRole('dialog');
const firstEdit = (page: Page) => page.getByRole('link', { name: /^Edit / }).first();

async function openFirst(page: Page) {
  await firstEdit(page).click();
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/faq\/\d+$/);
}

test('a dialog can be linked and reloaded, and left with Back', async ({ page, signIn }) => {
  await signIn('/dashboard/faq');
  await openFirst(page);
  const asked = await question(page).inputValue();

  await page.reload();
  await expect(question(page)).toHaveValue(asked);
  await page.goBack();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await page.goForward();
  await expect(question(page)).toHaveValue(asked);
});

test('View opens a details modal with name, email, date and time, and UUID, over its page of the list', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/users?page=3');
  const menu = page.getByRole('button', { name: /^Actions for / }).first();
  const email = / (\S+@\S+)$/.exec((await menu.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await menu.click();
  await page.getByRole('menuitem', { name: 'View' }).click();

  const modal = page.getByRole('dialog', { name: 'User details' });
  await expect(page).toHaveURL(/\/dashboard\/users\/[0-9a-f-]{36}\/show\?page=3$/);
  const uuid = /users\/([^/]+)/.exec(page.url())?.[1] ?? '';
  for (const words of [email, uuid, /\d\d-\d\d-\d{4} \d\d:\d\d [AP]M/]) await expect(modal).toContainText(words);
  await page.keyboard.press('Escape');

  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/users\?page=3$/);
  await expect(menu).toBeFocused();
});

test('the row menu’s Delete of a user only closes the menu: no call', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('menuitem', { name: 'Delete' }).click();

  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(sent).toEqual([]);
});

test('unsaved changes ask first, on Escape and on Back, and are kept by Keep editing', async ({ page, signIn }) => {
  await signIn('/dashboard/faq');
  await openFirst(page);
  await question(page).fill('Half a thought');
  const asks = page.getByRole('alertdialog', { name: 'Unsaved changes' });

  await page.keyboard.press('Escape');
  await expect(asks).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toHaveValue('Half a thought');

  await page.goBack();
  await expect(asks).toBeVisible();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(form(page)).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await expect(page.getByText('Half a thought')).toBeHidden();
});

test('a reload with unsaved changes asks first', async ({ page, signIn }) => {
  await signIn('/dashboard/faq/create');
  await question(page).fill('Half a thought');
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;

  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
});

test('Escape closes a dialog without changes, and focus returns to its opener', async ({ page, signIn }) => {
  await signIn('/dashboard/faq');
  await firstEdit(page).focus();
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(form(page)).toBeHidden();
  await expect(firstEdit(page)).toBeFocused();
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`focus is trapped in a dialog: ${key} never leaves it`, async ({ page, signIn }) => {
    await signIn('/dashboard/faq');
    await openFirst(page);
    const stops = new Set<string>();

    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      const [isInside, stop] = await page.evaluate(() => [
        document.activeElement?.closest('.MuiDialog-root') !== null,
        document.activeElement?.outerHTML.slice(0, 200) ?? '',
      ]);
      expect(isInside, String(stop)).toBe(true);
      stops.add(String(stop));
    }
    expect(stops.size).toBeGreaterThanOrEqual(4);
  });
}

test('a dialog that names no row says so, and Close leads to the list', async ({ page, signIn }) => {
  await signIn('/dashboard/faq/999999');
  await expect(form(page).getByRole('alert')).toContainText('Failed to load FAQs. Please try again.');
  await form(page).getByRole('button', { name: 'Close' }).click();

  await expect(page).toHaveURL(/\/dashboard\/faq$/);
});
