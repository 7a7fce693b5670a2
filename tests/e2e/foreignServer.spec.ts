import type { Page } from '@playwright/test';
import { createFaqServer } from '#tests/faqServer/createFaqServer.ts';
import { png } from '#tests/support/images.ts';
import { expect, signInAtLogin, test } from '#tests/support/test.ts';

const administrator = { email: 'ada@example.com', password: 'correct-horse' };

/** The built dashboard, whose calls and pictures come from a server that is not ours. */
async function openOverFaqServer(page: Page) {
  const server = createFaqServer([administrator]);
  const address = await server.listen();
  await page.route(/\/(api|media)\//, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: address + pathname + search });
  });
  await page.goto('/dashboard/login');
  await signInAtLogin(page, administrator);
  return server;
}

test('the dashboard works on a server that was written from the OpenAPI document', async ({ page }) => {
  const server = await openOverFaqServer(page);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });

  await page.getByRole('link', { name: 'FAQ', exact: true }).click();
  await page.getByRole('link', { name: 'Add your first FAQ' }).click();
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Is it free?');
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('Yes.');
  await save.click();
  await expect(page.getByText('Yes.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit Is it free?' }).click();
  await dialog.getByRole('textbox', { name: 'Answer' }).fill('No.');
  await save.click();
  await expect(page.getByText('No.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete Is it free?' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Is it free?')).toHaveCount(0);

  await page.getByRole('link', { name: 'Category List' }).click();
  await page.getByRole('link', { name: 'Add your first category' }).click();
  await dialog.getByRole('textbox', { name: 'Category' }).fill('Hiking');
  const picture = { name: 'hiking.png', mimeType: 'image/png', buffer: Buffer.from(png) };
  await dialog.getByLabel('Choose an image').setInputFiles(picture);
  await save.click();
  const image = page.getByRole('row').filter({ hasText: 'Hiking' }).getByRole('img', { name: 'Image' });
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await server.close();
});
