import type { Page } from '@playwright/test';
import { png } from '#tests/support/images.ts';
import { administrator, expect, recordRequests, test } from '#tests/support/test.ts';

/** The sources of the fields in the kept drafts. */
const keptFields = (page: Page) =>
  page.evaluate(async () => {
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

// Each test has a session of its own, because signing out ends it on the server.
test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/login');
  await page.getByLabel('Email address').fill(administrator.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
});

test('a new FAQ is restored after its tab was closed, and signing out removes the next draft', async ({ page }) => {
  const question = 'Is this a draft?';
  await page.goto('/dashboard/faq/create');
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await expect.poll(() => keptFields(page)).toEqual([['question']]);

  const { page: next, errors } = await reopen(page);
  const offer = next.getByRole('status').filter({ hasText: 'Restore your draft from' });
  await expect(offer).toContainText('It differs in: Question');
  await expect(next.getByRole('textbox', { name: 'Question' })).toHaveValue('');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(offer).toBeHidden();
  await next.getByRole('textbox', { name: 'Answer' }).fill('It was one.');
  const created = recordRequests(next, /\/faq\/create/);
  await next.getByRole('button', { name: 'Save' }).click();
  await expect(next).toHaveURL(/\/dashboard\/faq$/);
  await expect(next.getByText(question)).toHaveCount(1);
  expect(created).toHaveLength(1);
  await expect.poll(() => keptFields(next)).toEqual([]);

  await next.getByRole('link', { name: `Edit ${question}` }).click();
  await next.getByRole('textbox', { name: 'Question' }).fill('Is this another draft?');
  await expect.poll(() => keptFields(next)).toEqual([['question']]);
  const last = await reopen(next);
  await last.page.goto('/dashboard/faq');
  await last.page.getByRole('button', { name: 'Settings' }).click();
  await last.page.getByRole('button', { name: 'Sign Out' }).click();
  await last.page.getByRole('button', { name: 'Yes, Sign Out' }).click();
  await expect(last.page).toHaveURL(/\/dashboard\/login$/);
  expect(await keptFields(last.page)).toEqual([]);
  expect([...errors, ...last.errors]).toEqual([]);
});

test('a new category is restored with its picture after its tab was closed', async ({ page }) => {
  await page.goto('/dashboard/category/create');
  await page.getByRole('textbox', { name: 'Category' }).fill('Drafting');
  await page
    .getByLabel('Choose an image')
    .setInputFiles({ name: 'pen.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await expect.poll(async () => (await keptFields(page))[0]?.length).toBe(2);

  const { page: next, errors } = await reopen(page);
  await next.getByRole('button', { name: 'Restore' }).click();
  await expect(next.getByRole('textbox', { name: 'Category' })).toHaveValue('Drafting');
  await expect(next.getByText('pen.png')).toBeVisible();
  const created = recordRequests(next, /\/category\/create/);
  await next.getByRole('button', { name: 'Save' }).click();
  await expect(next).toHaveURL(/\/dashboard\/category$/);
  await expect(next.getByRole('row').filter({ hasText: 'Drafting' }).getByRole('img', { name: 'Image' })).toBeVisible();
  expect(created).toHaveLength(1);
  expect(await keptFields(next)).toEqual([]);
  expect(errors).toEqual([]);
});
