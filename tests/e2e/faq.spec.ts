import { expect, refuseWith, test } from '#tests/support/test.ts';

test('an administrator adds, edits and deletes an FAQ', async ({ page, signIn }) => {
  const question = 'Does it cost anything?';
  const edited = 'Does it cost anything today?';
  const rows = page.getByRole('main');
  await signIn('/dashboard/faq');

  await page.getByRole('link', { name: 'Add Frequently Asked Question' }).click();
  await expect(page).toHaveURL(/\/dashboard\/faq\/create$/);
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Still to fill in: Answer');
  await page.getByRole('textbox', { name: 'Answer' }).fill('Not before the launch.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await expect(rows.getByText(question)).toBeVisible();

  await page.getByRole('link', { name: `Edit ${question}` }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill(edited);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rows.getByText(edited)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${edited}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this FAQ?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rows.getByText(edited)).toBeHidden();
});

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
