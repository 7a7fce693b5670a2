import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { endpoints } from '#api/endpoints.ts';
import { addModerator, expect, signInAtLogin, signOut, test } from '#tests/support/test.ts';

const moderator = { email: 'settings@example.com', password: 'kettle at dawn' };

/** Signs in at the login page, up to the step that asks for a code. */
async function submitPassword(page: Page) {
  await page.goto('/dashboard/login');
  await signInAtLogin(page, moderator);
}

const expectHome = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();

/** From the home to the settings, in two clicks. */
async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Account and display' }).click();
}

const expectGround = (page: Page, colour: string) => expect(page.locator('body')).toHaveCSS('background-color', colour);

const [paper, ink] = ['rgb(255, 247, 236)', 'rgb(28, 26, 43)'];

test('a new user turns on the second factor in three clicks, signs in with a code, ends other sessions and chooses dark', async ({
  page,
  call,
}) => {
  await addModerator(call, moderator);
  await submitPassword(page);
  await expectHome(page);
  await openSettings(page);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type(moderator.password);
  for (const target of ['QR code', 'Copy the key', 'Code from the app']) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveAccessibleName(new RegExp(target));
  }
  await expect(dialog.getByRole('button', { name: 'Turn on' })).toBeEnabled();
  await page.keyboard.type(`${totp.generate()}\n`);
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('On', { exact: true })).toBeVisible();

  await signOut(page);
  await submitPassword(page);
  await expect(page.getByLabel('Sign-in code')).toHaveAccessibleDescription(/authenticator app/);
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByLabel('Sign-in code')).toBeFocused();
  await page.keyboard.type(`${totp.generate({ timestamp: Date.now() + 30_000 })}\n`); // the code of now was used
  await expectHome(page);

  await call(endpoints.session.login, { ...moderator, code: codes[0] }); // another session
  await openSettings(page);
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  const endOthers = page.getByRole('button', { name: 'Sign out everywhere else' });
  await endOthers.click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(endOthers).toBeHidden(); // there is no other

  await expectGround(page, paper);
  await page.getByLabel('Colours').click();
  await page.getByRole('option', { name: 'Dark' }).click();
  await expectGround(page, ink);
  await page.route('**/assets/**', () => undefined); // no script of the program loads
  await page.reload({ waitUntil: 'commit' });
  await expectGround(page, ink);
});
