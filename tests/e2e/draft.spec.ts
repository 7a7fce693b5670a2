import type { Page } from '@playwright/test';
import { png } from '#tests/support/images.ts';
import { expect, expectDialogFocused, openAfterSignIn, recordRequests, signOut, test } from '#tests/support/test.ts';

/** The sources of the fields in the kept drafts. */
const keptFields = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'drafts')) return []; // opening it would create it
    const request = indexedDB.open('drafts');
    const database = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
    const all = database.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    database.close();
    return all.result.map(({ fields }: { fields: object }) => Object.keys(fields));
  });

/** The tab ends without any question, and another one opens the same form. */
async function reopen(page: Page) {
  const next = await page.context().newPage();
  const errors: string[] = [];
  next.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.close({ runBeforeUnload: false });
  await next.goto(page.url());
  return { page: next, errors };
}

test('a new category is restored with its picture after its tab was closed, and signing out removes the next draft', async ({
  page,
}) => {
  await openAfterSignIn(page, '/dashboard/category/create'); // signing out ends the session on the server
  await page.getByRole('textbox', { name: 'Category' }).fill('Drafting');
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'pen.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await expect.poll(async () => (await keptFields(page))[0]?.length).toBe(2);

  const { page: next, errors } = await reopen(page);
  const category = next.getByRole('textbox', { name: 'Category' });
  const offer = next.getByRole('status').filter({ hasText: 'Restore your draft from' });
  await expect(offer).toContainText('Category');
  await expect(category).toHaveValue('');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(offer).toBeHidden();
  await expect(category).toHaveValue('Drafting');
  await expect(next.getByText('pen.png')).toBeVisible();
  const created = recordRequests(next, /\/category\/create/);
  await next.getByRole('button', { name: 'Save' }).click();
  await expect(next).toHaveURL(/\/dashboard\/category$/);
  await expect(next.getByRole('row').filter({ hasText: 'Drafting' }).getByRole('img', { name: 'Image' })).toBeVisible();
  expect(created).toHaveLength(1);
  await expect.poll(() => keptFields(next)).toEqual([]);

  await next.getByRole('link', { name: 'Add Category' }).click();
  await category.fill('Another draft');
  await expect.poll(async () => (await keptFields(next))[0]?.length).toBe(1);
  const last = await reopen(next);
  const form = last.page.getByRole('dialog');
  await expect(form.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectDialogFocused(last.page);
  await last.page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await signOut(last.page);
  expect(await keptFields(last.page)).toEqual([]);
  expect([...errors, ...last.errors]).toEqual([]);
});

test('what was typed in the moment before a reload is offered again', async ({ page }) => {
  await openAfterSignIn(page, '/dashboard/faq/create');
  await page.getByRole('textbox', { name: 'Question' }).pressSequentially('Is it free?');
  await page.reload();

  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Is it free?');
});
