import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/test.ts';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: /^Connect/ });

// Chromium keeps the state of the network for the tests that follow.
test.afterEach(({ context }) => context.setOffline(false));

test('a form stays while the browser is offline, and Retry saves it once after the return', async ({
  page,
  context,
  signIn,
}) => {
  const question = 'Does it work offline?';
  await signIn('/dashboard/faq/create');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Question')).toBeFocused();
  await page.keyboard.type(question);
  await dialog.getByLabel('Answer').fill('Yes.');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('ConnectionBanner')),
  );
  await context.setOffline(true);
  await expect(banner(page)).toHaveText('Connection lost. What you typed stays on this page.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const error = dialog.getByRole('alert');
  await expect(error).toContainText('The server can’t be reached');
  await expect(dialog.getByLabel('Question')).toHaveValue(question);

  await context.setOffline(false);
  await expect(banner(page)).toHaveText('Connected again.');
  await error.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await expect(page.getByRole('main').getByText(question)).toHaveCount(1);
});

test('a link to a page outside the dashboard leaves the screen in place while the browser is offline', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('/dashboard/faq');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('ConnectionBanner')),
  );
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Hullo' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Change Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Change Password' }).click();
  await expect(page).toHaveURL(/changePassword/);
});
