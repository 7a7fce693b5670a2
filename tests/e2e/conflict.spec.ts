import type { Page } from '@playwright/test';
import { test as base, expect, openElsewhere } from '#tests/support/test.ts';

type Faq = { id: number; question: string; answer: string };

type Fixtures = {
  /** A new FAQ. */
  faq: Faq;
  /** The FAQ as the server has it now. */
  stored: () => Promise<Faq | undefined>;
  /** A page of another administrator, in another browser. */
  other: Page;
};

const list = '/api/admin/app/faq/list';

const test = base.extend<Fixtures>({
  faq: async ({ product, request }, use) => {
    const headers = { Authorization: `Bearer ${product.token}` };
    const multipart = { question: 'Is it free?', answer: 'Yes.' };
    const created = await request.post('/api/admin/app/faq/create', { headers, multipart });
    const faq: Faq = (await created.json()).data;
    await use(faq);
    const { data } = await (await request.get(list, { headers })).json();
    const added = (data as Faq[]).filter(({ id }) => id >= faq.id);
    for (const { id } of added) await request.post(`/api/admin/app/faq/delete/${id}`, { headers });
  },
  stored: ({ product, request, faq }, use) =>
    use(async () => {
      const headers = { Authorization: `Bearer ${product.token}` };
      const { data } = await (await request.get(list, { headers })).json();
      return (data as Faq[]).find(({ id }) => id === faq.id);
    }),
  other: async ({ browser, product }, use) => {
    const page = await openElsewhere(browser, product);
    await use(page);
    await page.context().close();
  },
});

const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name });

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

async function openForm(page: Page, { id }: Faq) {
  await page.goto(`/dashboard/faq/${id}`);
  await expect(field(page, 'Answer')).toBeVisible();
}

async function edit(page: Page, faq: Faq, values: Record<string, string>) {
  await openForm(page, faq);
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text);
  await save(page);
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
}

test('two browsers edit one FAQ: nothing else changed, another field did, and the same field did', async ({
  page,
  signIn,
  faq,
  stored,
  other,
}) => {
  const versions: (string | undefined)[] = [];
  page.on('request', (request) => request.url().includes('/faq/edit/') && versions.push(request.headers()['if-match']));
  await signIn('/dashboard/faq');
  await expect(page.getByRole('link', { name: 'Audit Log' })).toBeVisible(); // the extensions check versions

  await edit(page, faq, { Answer: 'Yes, it is.' });
  await expect(page.getByText('FAQ updated successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ question: 'Is it free?', answer: 'Yes, it is.' });

  await openForm(page, faq);
  await edit(other, faq, { Question: 'Is it really free?' });
  await field(page, 'Answer').fill('It is.');
  await save(page);
  await expect(page.getByText('someone else made meanwhile: Question')).toBeVisible();
  expect(await stored()).toMatchObject({ question: 'Is it really free?', answer: 'It is.' });

  for (const [side, theirs, mine] of [
    ['Yours', 'Only today.', 'Only before the launch.'],
    ['Theirs', 'For everyone.', 'For most people.'],
  ] as const) {
    await openForm(page, faq);
    await edit(other, faq, { Answer: theirs });
    await field(page, 'Answer').fill(mine);
    await save(page);
    await page.getByRole('dialog', { name: 'Changed by someone else' }).getByRole('radio', { name: side }).check();
    await save(page);
    await expect(page).toHaveURL(/\/dashboard\/faq$/);
    const answer = side === 'Yours' ? mine : theirs;
    expect(await stored()).toMatchObject({ question: 'Is it really free?', answer });
  }

  expect(versions).toHaveLength(4);
  expect(new Set(versions).size).toBe(4);
  expect(versions).not.toContain(undefined);
});

test('a FAQ that another browser deletes meanwhile can be saved as a new one', async ({
  page,
  signIn,
  faq,
  stored,
  other,
}) => {
  await signIn(`/dashboard/faq/${faq.id}`);
  await field(page, 'Question').fill('Is it free for students?');
  await other.goto('/dashboard/faq');
  await other.getByRole('button', { name: `Delete ${faq.question}` }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByText('FAQ deleted successfully')).toBeVisible();

  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Deleted by someone else' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Question')).toHaveValue('Is it free for students?');

  await save(page);
  await dialog.getByRole('button', { name: 'Save as new' }).click();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await expect(page.getByRole('main').getByText('Is it free for students?')).toBeVisible(); // the toast names it, too
  expect(await stored()).toBeUndefined();
});
