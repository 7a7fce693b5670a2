import type { Page } from '@playwright/test';
import { png } from '#tests/support/images.ts';
import { administrator, expect, expectLoaded, openAfterSignIn, test } from '#tests/support/test.ts';

/** Ends the session of the page on the server only. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('userData') ?? '{}');
    await fetch('/api/admin/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  });

const resumeDialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function signInAgain(page: Page) {
  const dialog = resumeDialog(page);
  await expect(dialog).toBeVisible();
  await dialog.locator('[name="password"]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Ends the session when a call is made. Before that, a read in the background could meet the end first. */
const endSessionBefore = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await endSession(page);
      await route.continue();
    },
    { times: 1 },
  );

test('a session that ends in a form is resumed in place, and the form with its picture is saved once', async ({
  page,
}) => {
  await openAfterSignIn(page, '/dashboard/category/create');
  const form = page.getByRole('dialog', { name: 'Add Category' });
  const chooser = page.waitForEvent('filechooser');
  await form.getByText('Choose an image or drop it here').click();
  await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await form.getByRole('textbox', { name: 'Category' }).fill('Moonlight walks');
  await endSessionBefore(page, '**/admin/app/category/create');
  await form.getByRole('button', { name: 'Save' }).click();

  const dialog = resumeDialog(page);
  await expect(dialog.getByLabel('Email address')).toHaveValue(administrator.email);
  await expect(dialog.locator('[name="password"]')).toBeFocused();
  await expect(page.getByText('Interest Categories').first()).toBeHidden();
  await dialog.locator('[name="password"]').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That email or password is incorrect');
  await signInAgain(page);

  const saved = page.getByRole('row', { name: /Moonlight walks/ });
  await expect(saved.getByRole('img')).toBeVisible();
  await expect(saved).toHaveCount(1);
});

test('a decision whose session ends in its five seconds is sent once after the sign-in', async ({
  page,
  loadRows,
  reportUser,
}) => {
  const id = await reportUser();
  await endSessionBefore(page, '**/admin/moderation/case/decide/*');
  await page.clock.install();
  await openAfterSignIn(page, `/dashboard/cases/${id}/show`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Decide' })).toBeVisible(); // the list has no such button
  await expect(page.locator('[aria-keyshortcuts="?"]')).toBeVisible(); // the shortcuts are bound
  await expectLoaded(page);
  await page.keyboard.press('x');
  await expect(page.locator('section:focus:has(form)')).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.clock.fastForward(5_000);
  await signInAgain(page);

  const decisions = () => loadRows<{ case_id: number }>(`admin/moderation/decision/list?cases=${id}`);
  await expect.poll(async () => (await decisions()).filter(({ case_id }) => case_id === id)).toHaveLength(1);
});
