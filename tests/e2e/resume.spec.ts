import { png } from '#tests/support/images.ts';
import { administrator, expect, openAfterSignIn, test } from '#tests/support/test.ts';

test('a session that ends in a form is resumed in place, and the form with its picture is saved once', async ({
  page,
}) => {
  await openAfterSignIn(page, '/dashboard/category/create');
  const form = page.getByRole('dialog', { name: 'Add Category' });
  const chooser = page.waitForEvent('filechooser');
  await form.getByText('Choose an image or drop it here').click();
  await (await chooser).setFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await form.getByRole('textbox', { name: 'Category' }).fill('Moonlight walks');
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('userData') ?? '{}');
    await fetch('/api/admin/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  });
  await form.getByRole('button', { name: 'Save' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  const password = dialog.locator('[name="password"]');
  await expect(dialog.getByLabel('Email address')).toHaveValue(administrator.email);
  await expect(password).toBeFocused();
  await expect(page.getByText('Interest Categories').first()).toBeHidden();
  await password.fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That email or password is incorrect');
  await password.fill(administrator.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const saved = page.getByRole('row', { name: /Moonlight walks/ });
  await expect(saved.getByRole('img')).toBeVisible();
  await expect(saved).toHaveCount(1);
});
