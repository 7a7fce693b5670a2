import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { extensions } from '#api/extensions/endpoints.ts';
import {
  administrator,
  expect,
  expectExtended,
  expectLoaded,
  openAfterSignIn,
  openNext,
  openScreen,
  signInAtLogin,
  signOut,
  test,
} from '#tests/support/test.ts';
import { recordFaults, translateAlways, translatePage } from '#tests/support/translatePage.ts';

const faultsOf = new WeakMap<Page, string[]>();

test.beforeEach(({ page }) => void faultsOf.set(page, recordFaults(page)));
test.afterEach(async ({ page }) => {
  await expect(page.getByText('This screen stopped working')).toHaveCount(0);
  expect(faultsOf.get(page)).toEqual([]);
});

const search = (page: Page) => page.getByRole('searchbox');
const range = (page: Page) => page.getByText(/^Showing \d+ to \d+ of/);
const toast = (page: Page) => page.locator('.Toastify__toast').last();

/** Opens the question about deleting each of the first two rows, and expects the name of its own row in it. */
async function expectOwnNames(page: Page) {
  const menus = page.getByRole('button', { name: /^Actions for / });
  for (const index of [0, 1, 0]) {
    const label = (await menus.nth(index).getAttribute('aria-label')) ?? '';
    const [name = ''] = label.replace('Actions for ', '').split(', ');
    await menus.nth(index).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(name);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
  }
}

test('a list of users that is translated once is searched, cleared and paged', async ({ page, signIn }) => {
  await signIn('/dashboard/users');
  await expectExtended(page);
  await expectLoaded(page);
  await search(page).fill('ana');
  await expect(page.getByText(/^\d+ match/)).toBeVisible();
  await translatePage(page);
  await search(page).fill('');
  await expect(range(page)).toHaveText(/^Showing 1 to 10 of/);
  await translatePage(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(range(page)).toHaveText(/^Showing 11 to 20 of/);
});

test.describe('translated always', () => {
  test.beforeEach(({ page }) => translateAlways(page));

  test('the lists of users and of the waiting list show their own rows and questions', async ({ page, signIn }) => {
    await signIn('/dashboard/users');
    await expectExtended(page);
    await expectLoaded(page);
    await expect(page.locator('main font').first()).toBeAttached();
    const first = (await page.getByRole('row').nth(1).textContent()) ?? '';
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(range(page)).toHaveText(/^Showing 11 to 20 of/);
    await expect(page.getByRole('row').nth(1)).not.toHaveText(first);
    await search(page).fill('nobody of this name');
    await expect(page.getByText('No users found matching your search.')).toBeVisible();
    await search(page).fill('');
    await expect(range(page)).toHaveText(/^Showing 1 to 10 of/);
    await expect(page.getByRole('row').nth(1)).toHaveText(first);
    await expectOwnNames(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Export/ }).click();
    await download;

    await openScreen(page, '/dashboard/preLaunch');
    await expectOwnNames(page);
    await page.locator('select:has([value="es"])').selectOption('es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('PreLaunch Users');
    await expect(page.getByText(/^Mostrando/)).toBeVisible();
    await page.locator('select:has([value="en"])').selectOption('en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PreLaunch Users');
    await expect(range(page)).toHaveText(/^Showing 1 to 10 of/);
  });

  test('a question is added, read, edited and deleted, and each toast says which', async ({ page, signIn }) => {
    await signIn('/dashboard/faq');
    await expectExtended(page);
    await expectLoaded(page);
    await page.getByRole('link', { name: /^Add/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Question').fill('Translated?');
    await dialog.getByLabel('Answer').fill('Once.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('FAQ created successfully');
    const row = page.getByRole('button', { name: /^Translated\?/ });
    await row.click();
    await expect(page.getByRole('region', { name: /^Translated\?/ })).toHaveText('Once.');
    await page.getByRole('link', { name: 'Edit Translated?' }).click();
    await dialog.getByLabel('Answer').fill('Twice.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('FAQ updated successfully');
    await expect(page.getByRole('region', { name: /^Translated\?/ })).toHaveText('Twice.');
    await search(page).fill('app');
    await expect(row).toHaveCount(0);
    await search(page).fill('');
    await page.getByRole('button', { name: 'Delete Translated?' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  });

  test('tickets are read, answered and closed', async ({ page }) => {
    await openAfterSignIn(page, '/dashboard/ticket'); // drafts belong to an administrator
    await expectExtended(page);
    await expectLoaded(page);
    const tabs = page.getByRole('tab');
    const firstTicket = page.getByRole('tabpanel').getByRole('link').first();
    const active = (await firstTicket.textContent()) ?? '';
    await tabs.last().click();
    await expect(firstTicket).not.toHaveText(active);
    await tabs.first().click();
    await expect(firstTicket).toHaveText(active);
    const heading = page.getByRole('heading', { level: 1 });
    await firstTicket.click();
    await expect(page.getByRole('log').getByRole('listitem').first()).toBeVisible();
    const title = (await heading.textContent()) ?? '';
    const box = page.getByRole('region', { name: 'Reply', exact: true }).getByRole('textbox');
    await box.fill('Translated reply');
    await openNext(page, () => page.keyboard.press('Control+Shift+Enter'));
    await expect(heading).not.toHaveText(title);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).toHaveText(title);
    await expect(box).toHaveValue('Translated reply');
  });

  test('everything is searched, the settings are changed, and a session ends', async ({ page }) => {
    await page.goto('/dashboard/login');
    await signInAtLogin(page, { ...administrator, password: 'a wrong password' });
    const alert = page.getByRole('alert');
    await expect(alert).not.toBeEmpty();
    const refused = (await alert.textContent()) ?? '';
    await page.getByLabel('Email address').fill('nobody');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alert).not.toHaveText(refused);
    await page.locator('select').selectOption('ko');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[가-힣]/);
    await page.locator('select').selectOption('en');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/[가-힣]/);
    await signInAtLogin(page);
    await expectExtended(page);

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill('an');
    await expect(palette.getByRole('option').first()).toBeVisible();
    await palette.getByRole('combobox').fill('zzzz nobody');
    await expect(palette.getByRole('option')).toHaveCount(0);
    await palette.getByRole('combobox').fill('audit');
    await palette.getByRole('option', { name: 'Audit Log' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    await expectLoaded(page);

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Account and display' }).click();
    await page.getByLabel('Colours').click();
    await page.getByRole('option', { name: 'Dark' }).click();
    await expect(page.getByRole('combobox', { name: 'Colours' })).toHaveText('Dark');
    await page.goto('/dashboard');
    await expectLoaded(page);
    await signOut(page);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('an invited moderator sets a password, turns on the second factor, and signs in by a code', async ({
    page,
    call,
  }) => {
    const account = { email: 'translated@example.com', password: 'kettle at dawn' };
    const { invite } = extensions.administrators.endpoints.administrators;
    const { data } = await call<{ token: string }>(invite, { email: account.email, role: 'moderator' });
    await page.goto(`/dashboard/invitation#${data.token}`);
    const password = page.getByRole('textbox');
    await password.fill('short');
    await page.locator('form button[type="submit"]').click();
    const problem = page.locator('form p').first();
    await expect(problem).toBeVisible();
    await password.fill(account.password);
    await page.locator('form button[type="submit"]').click();
    await expect(page.getByRole('status')).not.toBeEmpty();
    await page.getByRole('main').getByRole('link').click();

    await signInAtLogin(page, account);
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
    await page.goto('/dashboard/settings');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await dialog.getByLabel('Current password').fill(account.password);
    await dialog.getByLabel('Code from the app').fill(totp.generate());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.goto('/dashboard/changePassword');
    await page.locator('form button[type="submit"]').click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await page.getByRole('textbox').first().fill('wrong');
    await page.getByRole('textbox').last().fill('another kettle at dawn');
    const empty = (await page.getByRole('alert').textContent()) ?? '';
    await page.locator('form button[type="submit"]').click();
    await expect(page.getByRole('alert')).not.toHaveText(empty);

    await page.goto('/dashboard');
    await signOut(page);
    await signInAtLogin(page, account);
    await expect(page.getByLabel('Sign-in code')).toHaveAccessibleDescription(/authenticator app/);
    await page.getByLabel('Sign-in code').fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
  });
});
