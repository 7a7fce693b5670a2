import { openSidebar } from '#tests/support/openSidebar.ts';
import { administrator, expect, test } from '#tests/support/test.ts';

test('a wrong password is refused in words, and what was typed stays', async ({ page }) => {
  await page.goto('/dashboard/login');
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await page.getByRole('button', { name: /sign in|log in/i }).click();

  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
});

test('without a session the dashboard adds at most two history entries on the way to the login page', async ({
  page,
}) => {
  await page.goto('/terms');
  const before = await page.evaluate(() => history.length);
  await page.goto('/dashboard/users');
  await expect(page).toHaveURL(/\/dashboard\/login$/);

  expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(2);
});

test('a session of another role is no session', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('userData', '{"role":"user","token":"x"}'));
  await page.goto('/dashboard/users');

  await expect(page).toHaveURL(/\/dashboard\/login$/);
});

test('sign out asks first, then clears the session and goes to the login page', async ({ page, signIn }) => {
  await signIn('/dashboard/faq');
  await openSidebar(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();

  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to sign out?');
  await dialog.getByRole('button', { name: 'Yes, Sign Out' }).click();

  await expect(page).toHaveURL(/\/dashboard\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
});

test('a token that is no longer valid ends the session with at most two history entries', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('stored')) localStorage.setItem('userData', '{"role":"admin","token":"expired"}');
    sessionStorage.setItem('stored', 'yes');
  });
  await page.goto('/terms');
  const before = await page.evaluate(() => history.length);
  await page.goto('/dashboard/faq');
  await expect(page).toHaveURL(/\/dashboard\/login$/);

  expect((await page.evaluate(() => history.length)) - before).toBeLessThanOrEqual(2);
});
