import type { Page } from '@playwright/test';
import { expect, recordRequests, signInAtLogin, signOut, test } from '#tests/support/test.ts';

/** All places where a page can leave something behind. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
    document.cookie,
  ]);

test('the login page downloads the dashboard while a visitor types', async ({ page }) => {
  await page.goto('/dashboard/login');
  const download = page.waitForRequest(/\/assets\/App-/);
  await page.getByLabel('Email address').fill('a');
  await download;
});

test('signing out leaves no data behind, and Back leads to the login page', async ({ page }) => {
  await page.goto('/dashboard/login');
  await signInAtLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await page.getByRole('link', { name: 'User Management' }).click();
  await expect(page.getByRole('cell').first()).toBeVisible();
  await signOut(page);

  expect(await leftBehind(page)).toEqual(['']);
  const requests = recordRequests(page, /\/api\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('the open settings menu takes no shortcut, so that nothing opens behind it', async ({ page, signIn }) => {
  await signIn('/dashboard/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Back closes the settings menu, and a screen that is still arriving does not', async ({ page, signIn }) => {
  await signIn('/dashboard');
  const settings = await page.getByRole('button', { name: 'Settings' }).elementHandle();
  await page.getByRole('link', { name: 'User Management' }).evaluate((link: HTMLElement, button) => {
    link.click();
    (button as HTMLElement).click();
  }, settings);
  await expect(page.getByRole('cell').first()).toBeVisible();
  const entry = page.getByRole('button', { name: 'Sign Out' });
  await expect(entry).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(entry).toBeHidden();
});
