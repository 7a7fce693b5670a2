import { expect, test } from '#tests/support/test.ts';

test('Save and the error of a form that is higher than the window stay in sight', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.route('**/api/admin/app/faq/create', (route) =>
    route.fulfill({ status: 500, json: { status: false, data: null, message: 'The disk is full' } }),
  );
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
  await expect(save).toBeFocused();
});
