import type { Locator, Page } from '@playwright/test';
import type { TicketDetail } from '#api/extensions/wire.ts';
import { test as base, expect, expectExtended, holdRoute } from '#tests/support/test.ts';
import { phone } from '#tests/support/viewports.ts';

const text = 'a name of no user';

/** A fast typist, on a browser that is four times slower. */
const delay = 15;

const test = base.extend<{ slowly: (act: () => Promise<void>) => Promise<void> }>({
  /** Does something on a browser that is four times slower, which then is as fast as usual again. */
  slowly: async ({ page }, use) => {
    const browser = await page.context().newCDPSession(page);
    await use(async (act) => {
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await act();
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    });
    await browser.detach(); // also after a failure the next page of the worker is as fast as usual
  },
});

/** Types into a field as soon as it can be seen. */
async function typeAtOnce(page: Page, field: Locator) {
  await field.waitFor();
  await field.focus();
  await page.keyboard.type(text, { delay });
}

/** Expects the text in a field of the dashboard when the extensions have changed the screen. */
async function expectAllTyped(page: Page, field: Locator) {
  await expect(page.getByRole('link', { name: 'Audit Log', includeHidden: true })).toBeAttached();
  await expect(field).toHaveValue(text);
  await expect(field).toBeFocused();
}

/** Opens a page as in a new session, which has not heard of the extensions yet, without waiting for it. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.removeItem('extensions')));

const fields = [
  ['the search of a list that an extension changes', '/dashboard/users', 'searchbox'],
  ['the search of a list that no extension changes', '/dashboard/faq', 'searchbox'],
  ['a form', '/dashboard/faq/create', 'textbox'],
  ['a form of an extension', '/dashboard/savedReplies/create', 'textbox'],
] as const;

for (const [name, path, role] of fields)
  test(`what is typed at once into ${name} is all there once the screen has loaded`, async ({
    page,
    signIn,
    slowly,
  }) => {
    await signIn('/dashboard/login'); // stores the session
    const field = page.getByRole(role).first();
    await slowly(async () => {
      await open(page, path);
      await typeAtOnce(page, field);
    });
    await expectAllTyped(page, field);
  });

test('what is typed at once into a reply is all there once the screen has loaded', async ({
  page,
  signIn,
  loadRows,
  slowly,
}) => {
  const [ticket] = await loadRows<TicketDetail>('admin/conversation/ticket/list?waits_for=us');
  await signIn('/dashboard/login');
  const field = page.getByRole('textbox').first();
  await slowly(async () => {
    await open(page, `/dashboard/ticket-detail/${ticket?.id}`);
    await typeAtOnce(page, field);
  });
  await expectAllTyped(page, field);
});

test('what is typed right after a button opens a form is all there', async ({ page, signIn, slowly }) => {
  await signIn('/dashboard/faq');
  await expectExtended(page);
  await slowly(async () => {
    await page.getByRole('link', { name: 'Add Frequently Asked Question' }).click();
    await page.keyboard.type(text, { delay: 70 });
  });
  await expect(page.getByRole('dialog').getByLabel('Question')).toHaveValue(text);
});

test('an extension that arrives in the middle of a word keeps the field, its focus and its text', async ({
  page,
  signIn,
}) => {
  const announce = await holdRoute(page, /extendProduct/);
  await signIn('/dashboard/preLaunch');
  const field = await page.getByRole('searchbox').elementHandle();
  await field?.focus();
  await page.keyboard.type(text.slice(0, 6));
  await announce();
  await page.keyboard.type(text.slice(6), { delay });
  await expectExtended(page);
  await page.keyboard.type('!');
  await expect(page.getByRole('searchbox')).toHaveValue(`${text}!`);
  expect(await field?.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('on a phone the rows stay where they are when an extension arrives and lets the API search', async ({
  page,
  signIn,
}) => {
  const announce = await holdRoute(page, /extendProduct/);
  await page.setViewportSize(phone);
  await signIn('/dashboard/users');
  const row = page.getByRole('main').getByRole('listitem').first();
  const hint = page.getByText('Searches this page only');
  await expect(hint).toBeVisible();
  const before = await row.boundingBox();
  await announce();
  await expect(hint).toBeHidden();

  expect((await row.boundingBox())?.y).toBe(before?.y);
});

test('letters typed right after Ctrl+K are in the search, and none is a shortcut of the page', async ({
  page,
  signIn,
  slowly,
}) => {
  await signIn('/dashboard/ticket-detail/1');
  const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await slowly(async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(text, { delay });
  });
  await expect(page.getByRole('combobox', { name: /^Screens, actions/ })).toHaveValue(text);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeVisible();
  await expect(page).toHaveURL('/dashboard/ticket-detail/1');
});

const light = [
  ['subscription', '/', '#subscribe-email'],
  ['contact form', '/', '#contact-message'],
  ['sign-in', '/dashboard/login', 'input[name="email"]'],
  ['new password', '/dashboard/changePassword', 'input[name="new_password"]'],
] as const;

for (const [name, path, field] of light)
  test(`what is typed at once into the ${name} is all there once its scripts run`, async ({ page, slowly }) => {
    await slowly(async () => {
      await open(page, path);
      await typeAtOnce(page, page.locator(field));
    });
    await page.waitForLoadState('networkidle');
    await expect(page.locator(field)).toHaveValue(text);
    await expect(page.locator(field)).toBeFocused();
  });
