import { png } from '#tests/support/images.ts';
import { expect, test } from '#tests/support/test.ts';

const file = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(png) };

test('a category is added with a picture, shown with it, and deleted after a confirmation', async ({
  page,
  signIn,
}) => {
  await signIn('/dashboard/category');
  await expect(page.getByRole('heading', { name: 'Interest Categories' })).toBeVisible();
  await page.getByRole('link', { name: 'Add Category' }).click();
  await expect(page).toHaveURL(/\/dashboard\/category\/create$/);
  const form = page.getByRole('dialog', { name: 'Add Category' });
  const preview = form.getByRole('img', { name: 'Preview of the image' });

  const chooser = page.waitForEvent('filechooser');
  await form.getByText('Choose an image or drop it here').click();
  await (await chooser).setFiles(file);
  await expect(preview).toBeVisible();
  await form.getByRole('textbox', { name: 'Category' }).fill('Stargazing');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard\/category$/);

  const picture = page.getByRole('row', { name: /Stargazing/ }).getByRole('img', { name: 'Image' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.getByRole('button', { name: 'Delete Stargazing' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Delete Category' });
  await expect(confirmation).toContainText('Are you sure you want to delete Stargazing? This action cannot be undone.');
  await confirmation.getByRole('button', { name: 'Delete' }).click();

  await expect(confirmation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Stargazing' })).toBeHidden();
});
