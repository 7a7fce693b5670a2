import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import { endpoints } from '#api/endpoints.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import {
  expectLoggedFailure,
  productOf,
  type Respond,
  renderProduct,
  returnToTab,
} from '#tests/support/renderAdmin.tsx';

type Faq = { id: number; question: string; answer: string };

const opened: Faq = { id: 1, question: 'Is it free?', answer: 'Yes.' };

const calls = {
  ...endpoints.faq,
  one: { call: 'GET /faq/{id}' },
  update: { ...endpoints.faq.update, ifMatch: 'version' },
} as const;

const notFound = () => new ApiError('refused', { status: 404, message: 'Not found' });
const failWith = (error: ApiError) => () => {
  throw error;
};

type Options = { definition?: AnyResource; version?: string; onRead?: () => void; onUpdate?: () => unknown };

/** Opens the form of a FAQ. `store` changes what the server has from then on; null deletes the row. */
async function openForm({ definition = faq, version, onRead, onUpdate = () => null }: Options = {}) {
  let stored: (Faq & { version?: string }) | null = { ...opened, version };
  const respond: Respond = ({ call }) => {
    if (call === 'GET /admin/app/faq/list') return stored ? [stored] : [];
    if (call.includes('/edit/')) return onUpdate();
    if (call.includes('/create')) return null;
    onRead?.();
    if (!stored) throw notFound();
    return stored;
  };
  const product = productOf(definition, calls);
  const { user, calls: made, router } = await renderProduct(product, '/faq/1', respond);
  const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  await input('Question');
  return {
    user,
    router,
    store: (changes: Partial<Faq> | null) => {
      stored = changes && { ...opened, ...changes, version: version && `${version}+` };
    },
    type: async (name: string, text: string) => {
      await user.clear(await input(name));
      await user.type(await input(name), text);
    },
    valueOf: async (name: string) => (await input(name)).value,
    save: async () => user.click(await screen.findByRole('button', { name: 'Save' })),
    /** The values that the server was asked to save. */
    saved: () => made.filter(({ call }) => call.includes('/edit/')).map(({ values }) => values),
    made: (part: string) => made.filter(({ call }) => call.includes(part)),
    expectClosed: () => waitFor(() => expect(router.state.location.pathname).toBe('/faq')),
  };
}

const findConflict = () => screen.findByRole('dialog', { name: 'Changed by someone else' });

async function findDeletion() {
  const dialog = await screen.findByRole('dialog', { name: 'Deleted by someone else' });
  return { dialog, copy: await within(dialog).findByRole('button', { name: 'Copy what you typed' }) };
}

const choice = (field: string, side: 'Theirs' | 'Yours') =>
  within(screen.getByRole('radiogroup', { name: field })).getByRole('radio', { name: side });

test('an edit of an unchanged record is saved with its version after one read, and the list shows what the server derives', async () => {
  const form = await openForm({
    version: 'v1',
    onUpdate: () => form.store({ answer: 'No, says the server.' }),
  });
  await form.type('Answer', 'No.');
  await form.save();

  await form.expectClosed();
  expect(form.saved()).toEqual([expect.objectContaining({ id: 1, question: 'Is it free?', answer: 'No.' })]);
  expect(form.made('/edit/')).toMatchObject([{ version: 'v1' }]);
  expect(form.made('GET /faq/{id}')).toHaveLength(1);
  expect(await screen.findByText('FAQ updated successfully')).toBeVisible();
  expect(await screen.findAllByText('No, says the server.')).not.toEqual([]);
});

test('fields that both changed are asked for again after Cancel, and saved as chosen, for one field or for all', async () => {
  const form = await openForm();
  await form.type('Question', 'Is it dear?');
  await form.type('Answer', 'No.');
  form.store({ question: 'Is it cheap?', answer: 'Maybe.' });
  await form.save();
  await form.user.click(within(await findConflict()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Changed by someone else' })).toBeNull());
  expect(await form.valueOf('Answer')).toBe('No.');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await form.save();

  const dialog = await findConflict();
  await waitFor(() => expect(choice('Question', 'Theirs')).toHaveAccessibleDescription('Is it cheap?'));
  expect(choice('Question', 'Yours')).toHaveAccessibleDescription('Is it dear?');
  expect(within(dialog).getByText('Is it free?')).toBeVisible();
  expect(form.saved()).toEqual([]);
  await expectAccessibleDom(dialog);
  await form.user.click(choice('Question', 'Theirs'));
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  for (const [name, side] of [
    ['Keep all of yours', 'Yours'],
    ['Keep all of theirs', 'Theirs'],
  ] as const) {
    await form.user.click(within(dialog).getByRole('button', { name }));
    for (const field of ['Question', 'Answer']) expect(choice(field, side)).toBeChecked();
  }
  await form.user.click(choice('Answer', 'Yours'));
  await form.user.click(within(dialog).getByRole('button', { name: 'Save' }));

  await form.expectClosed();
  expect(form.saved()).toEqual([{ id: 1, question: 'Is it cheap?', answer: 'No.' }]);
});

test('an edit is not saved while its read fails, is sent three times at most, and is compared again after each refusal', async () => {
  let isOffline = true;
  let refusals = 4;
  const form = await openForm({
    onRead: () => {
      if (isOffline) throw new ApiError('offline');
    },
    onUpdate: () => {
      if (refusals === 0) return null;
      refusals -= 1;
      form.store({ question: `Is it cheap? ${refusals}` });
      throw new ApiError('refused', { status: 412, message: 'It has changed' });
    },
  });
  await form.type('Answer', 'No.');
  await form.save();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server can’t be reached');
  expect(form.saved()).toEqual([]);

  isOffline = false;
  await form.save();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It has changed'));
  expect(form.saved()).toHaveLength(3);

  await form.save();
  await form.expectClosed();
  const toast = 'FAQ updated successfully (along with changes someone else made meanwhile: Question)';
  expect(await screen.findByText(toast)).toBeVisible();
  expect(form.saved().map(({ question }) => question)).toEqual([
    'Is it free?',
    ...[3, 2, 1, 0].map((left) => `Is it cheap? ${left}`),
  ]);
  expectLoggedFailure();
});

test('a definition that turns the comparison off saves without a read and without a version', async () => {
  const form = await openForm({ definition: { ...faq, conflict: 'off' }, version: 'v1' });
  await form.type('Answer', 'No.');
  form.store({ question: 'Is it cheap?', answer: 'Maybe.' });
  await form.save();

  await form.expectClosed();
  expect(form.saved()).toEqual([expect.objectContaining({ id: 1, question: 'Is it free?', answer: 'No.' })]);
  expect(form.made('/edit/')).toMatchObject([{ version: undefined }]);
  expect(form.made('GET /faq/{id}')).toEqual([]);
});

test('a form keeps the typed values of a deleted record, which can be copied, or saved as a new record', async () => {
  const form = await openForm({ onUpdate: failWith(notFound()) });
  await form.type('Answer', 'No.');
  await form.save(); // the record is deleted between read and save
  const { dialog, copy } = await findDeletion();
  const denied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied'));
  await form.user.click(copy);
  expect(await within(dialog).findByRole('button', { name: /^Not copied/ })).toBeVisible();
  denied.mockRestore();
  await form.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Deleted by someone else' })).toBeNull());

  form.store(null);
  returnToTab();
  await waitFor(() => expect(form.made('/faq/list')).toHaveLength(2));
  expect(await screen.findByText('No FAQs available.')).toBeInTheDocument();
  expect(await form.valueOf('Answer')).toBe('No.');

  await form.save();
  const second = await findDeletion();
  await waitFor(() => expect(second.dialog).toHaveAccessibleDescription(/^Someone else deleted this/));
  await expectAccessibleDom(second.dialog);
  await form.user.click(second.copy);
  expect(await within(second.dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Question\nIs it free?\n\nAnswer\nNo.');
  await form.user.click(within(second.dialog).getByRole('button', { name: 'Save as new' }));

  await form.expectClosed();
  expect(form.made('/create').map(({ values }) => values)).toEqual([
    expect.objectContaining({ question: 'Is it free?', answer: 'No.' }),
  ]);
  expect(await screen.findByText('FAQ created successfully')).toBeVisible();
  expectLoggedFailure();
});
