import { endpoints } from '#api/endpoints.ts';
import { expect, expectExtended, test } from '#tests/support/test.ts';

type Faq = { id: number; question: string; answer: string };

test('edits of two administrators are merged, or chosen, and a deleted FAQ is saved as a new one', async ({
  page,
  call,
  signIn,
}) => {
  const { id } = (await call<Faq>(endpoints.faq.create, { question: 'Is it free?', answer: 'Yes.' })).data;
  const load = async () => (await call<Faq[]>(endpoints.faq.list)).data;
  const stored = async () => (await load()).find((faq) => faq.id === id);
  const versions: (string | undefined)[] = [];
  page.on('request', (sent) => sent.url().includes('/faq/edit/') && versions.push(sent.headers()['if-match']));
  const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name });
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  const row = page.locator(`a[href="/dashboard/faq/${id}"]`);
  await signIn('/dashboard/faq');
  await expectExtended(page); // the extensions check versions

  await row.click();
  await field('Answer').fill('It is.');
  await call(endpoints.faq.update, { id, question: 'Is it really free?', answer: 'Yes.' });
  await save();
  await expect(page.getByText('someone else made meanwhile: Question')).toBeVisible();
  expect(await stored()).toMatchObject({ question: 'Is it really free?', answer: 'It is.' });

  await expect(page.getByRole('main').getByText('Is it really free?')).toBeVisible(); // the form sends the row's version
  await row.click();
  await field('Answer').fill('Only before the launch.');
  await call(endpoints.faq.update, { id, question: 'Is it really free?', answer: 'Only today.' });
  await save();
  await page.getByRole('dialog', { name: 'Changed by someone else' }).getByRole('radio', { name: 'Yours' }).check();
  await save();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  expect(await stored()).toMatchObject({ question: 'Is it really free?', answer: 'Only before the launch.' });
  expect(versions).toHaveLength(2);
  expect(new Set(versions).size).toBe(2);
  expect(versions).not.toContain(undefined);

  await row.click();
  await field('Question').fill('Is it free for students?');
  await call(endpoints.faq.delete, { id });
  await save();
  await page
    .getByRole('dialog', { name: 'Deleted by someone else' })
    .getByRole('button', { name: 'Save as new' })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/faq$/);
  await expect(page.getByRole('main').getByText('Is it free for students?')).toBeVisible(); // the toast names it, too
  expect(await stored()).toBeUndefined();
  for (const added of await load()) if (added.id > id) await call(endpoints.faq.delete, { id: added.id });
});
