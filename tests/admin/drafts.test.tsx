import { cleanup, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraft, dropDrafts } from '#admin/engine/forms/draftStore.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Values } from '#api/values.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { expectLoggedFailure, productOf, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const form = ['list', 'form'] as const;

const guests: AnyResource = {
  ...faq,
  name: 'guests',
  title: 'name',
  fields: {
    name: { kind: 'text', on: form },
    diet: { kind: 'text', on: form },
    allergies: { kind: 'text', on: form, when: { diet: 'special' } },
    email: { kind: 'email', on: form },
    address: { kind: 'text', on: form, personal: true },
  },
  actions: {
    edit: {},
    note: { dialog: { ask: { text: { kind: 'longText' }, email: { kind: 'email' } } } },
    delete: { dialog: { ask: { text: { kind: 'longText' } } } },
  },
};

const sends = ['name', 'diet', 'allergies', 'email', 'address'];

const product = productOf(guests, {
  list: { call: 'GET /guest/all' },
  create: { call: 'POST /guest/new', body: 'json', sends },
  update: { call: 'POST /guest/edit/{id}', body: 'json', sends },
  note: { call: 'POST /guest/note/{id}', body: 'json', sends: ['text', 'email'] },
  delete: { call: 'POST /guest/delete/{id}', body: 'json', sends: ['text'] },
});

const stored = { id: 1, name: 'Grace', diet: 'none', allergies: '', email: 'grace@example.com', address: 'Lund' };

const respondWith =
  (row: Values = stored): Respond =>
  ({ call }) =>
    call.startsWith('GET') ? [row] : null;

/** Opens the dashboard as after a reload or in a new tab. */
const open = (path: string, respond = respondWith()) => renderProduct(product, path, respond);

const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const offer = () => screen.findByText(/^Restore your draft from/);
const button = (name: string) => screen.getByRole('button', { name });

/** Keeps the draft at once, as a browser does before the page ends. */
function hide() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

/** Types into the form of a guest, which then ends with its page. */
async function typeDraft() {
  const { user } = await open('/guests/1');
  await user.clear(await input('diet'));
  await user.type(await input('diet'), 'special');
  await user.type(await input('allergies'), 'Nuts');
  await user.type(await input('email'), '!');
  await user.type(await input('address'), '!');
  hide();
}

/** The kept draft of a form of the guest. */
const keptDraft = (form: string) => createDraft({ resource: 'guests', form, record: '1' }).load();

const expectNoDraft = (form: string) => waitFor(async () => expect(await keptDraft(form)).toBeUndefined());

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

afterEach(async () => {
  cleanup(); // an open form keeps what is pending
  vi.useRealTimers();
  await dropDrafts();
});

test('a browser keeps no typed values of the forms of a record and of an action', async () => {
  const { user } = await open('/guests/1');
  expect((await input('diet')).form).toHaveAttribute('autocomplete', 'off');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'note Grace' }));
  expect((await input('text')).form).toHaveAttribute('autocomplete', 'off');
});

test('a draft without personal fields is offered with its time and the fields that differ, and restored by its button', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 14, 5) });
  await typeDraft();
  expect((await keptDraft('update'))?.fields).toEqual({
    diet: { was: 'none', typed: 'special' },
    allergies: { was: '', typed: 'Nuts' },
  });
  const { user, calls, router } = await open('/guests/1');

  expect(await offer()).toHaveTextContent('Restore your draft from 02:05 PM?');
  expect(screen.getByText('It differs in: diet and allergies')).toBeVisible();
  expect((await input('diet')).value).toBe('none');
  await expectAccessibleDom(screen.getByRole('dialog'));
  await user.click(button('Restore'));

  expect((await input('diet')).value).toBe('special');
  expect((await input('allergies')).value).toBe('Nuts');
  expect(await input('diet')).toHaveFocus();
  expect(screen.queryByText(/^Restore your draft/)).toBeNull();
  await user.click(button('Save'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/guests'));
  expect(calls.find(({ call }) => call.includes('edit'))?.values).toMatchObject({ address: 'Lund', diet: 'special' });
  await expectNoDraft('update');
});

test('an older draft shows its date and the fields that someone else has changed since, and is gone once it is discarded', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 14, 5) });
  await typeDraft();
  vi.setSystemTime(new Date(2026, 2, 2, 9));
  const { user } = await open('/guests/1', respondWith({ ...stored, diet: 'vegan' }));

  expect(await offer()).toHaveTextContent('Restore your draft from 01-03-2026 02:05 PM?');
  expect(screen.getByText('Changed by someone else since: diet')).toBeVisible();
  await user.click(button('Discard'));
  expect((await input('diet')).value).toBe('vegan');
  expect(await input('diet')).toHaveFocus();
  await expectNoDraft('update');
});

test('a refused save keeps the draft, and leaving the form after its question removes it', async () => {
  const { user, router } = await open('/guests/1', ({ call }) => {
    if (call.startsWith('GET')) return [stored];
    throw new ApiError('refused', { status: 500, message: 'The disk is full' });
  });
  await user.type(await input('diet'), '?');
  await user.click(button('Save'));
  await screen.findAllByText('The disk is full');
  hide();
  expectLoggedFailure();
  await waitFor(async () => expect(await keptDraft('update')).toBeDefined());

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/guests'));
  await expectNoDraft('update');
});

test('the values of an action are kept when its dialog is closed, and gone once they are sent or the record is deleted', async () => {
  const { user } = await open('/guests');
  await user.click(await screen.findByRole('button', { name: 'note Grace' }));
  await user.type(await input('text'), 'Calls back');
  await user.type(await input('email'), 'ada@example.com');
  await user.keyboard('{Escape}');

  const next = await open('/guests');
  await next.user.click(await screen.findByRole('button', { name: 'note Grace' }));
  expect(await offer()).toBeVisible();
  expect(screen.getByText('It differs in: text')).toBeVisible();
  await next.user.click(button('Restore'));
  expect((await input('text')).value).toBe('Calls back');
  await next.user.click(button('note'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(next.calls.find(({ call }) => call.includes('note'))?.values).toMatchObject({ text: 'Calls back' });
  await expectNoDraft('note');

  await next.user.click(await screen.findByRole('button', { name: 'Delete Grace' }));
  await next.user.type(await input('text'), 'Cancelled');
  await waitFor(async () => expect(await keptDraft('delete')).toBeDefined());
  await next.user.click(button('Delete'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectNoDraft('delete');
});
