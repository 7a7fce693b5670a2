import { expect, test } from '#tests/support/test.ts';

test.use({ reducedMotion: 'no-preference' });

test('toasts: top-right, auto-close 5000 ms, pause on hover, close button shown, hotkey Alt+T', async ({
  page,
  signIn,
  callApi,
}) => {
  const question = 'Who makes the toast?';
  await callApi('POST', '/admin/app/faq/create', { question, answer: 'We do.' });
  await signIn('/dashboard/faq');
  await page.getByRole('button', { name: `Delete ${question}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.locator('.Toastify__toast');
  const countdown = toast.getByRole('progressbar', { includeHidden: true });

  await expect(toast).toContainText('FAQ deleted successfully');
  await expect(page.locator('.Toastify__toast-container--top-right')).toBeVisible();
  await expect(countdown).toHaveCSS('animation-duration', '5s');
  await toast.hover();
  await expect(countdown).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await toast.getByRole('button', { name: 'Close notification' }).click();
  await expect(toast).toHaveCount(0);
});
