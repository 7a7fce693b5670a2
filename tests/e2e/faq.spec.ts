import { expect, refuseWith, test } from '#tests/support/test.ts';

test('Save and the error stay visible in a form that is taller than the window', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await refuseWith(page, '**/api/admin/app/faq/create', { message: 'The disk is full' });
  await signIn('/dashboard/faq/create');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Question').fill('Is it free?');
  await dialog.getByLabel('Answer').fill('Yes.\n'.repeat(40));

  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('The disk is full');
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(save).toBeInViewport({ ratio: 1 });
});
