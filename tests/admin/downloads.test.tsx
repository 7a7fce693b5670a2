import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { CustomFieldProps, CustomInputProps } from '#admin/engine/schema/FieldKind.ts';
import { faq } from '#admin/resources/faq.ts';
import { deferred } from '#tests/support/deferred.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { expectLoggedFailure, productOf, renderAdmin, renderProduct } from '#tests/support/renderAdmin.tsx';

const Stars = ({ source, record }: CustomFieldProps<Record<string, unknown>>) => <b>{`${record[source]} stars`}</b>;

const TypedStars = ({ label }: CustomInputProps) => <input aria-label={label} />;

/** An import that fails twice: at first, and when it is tried again by itself. */
const failingImport = <Result,>(result: Result) =>
  vi
    .fn(async () => result)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));

const row = { id: 1, question: 'Is it free?', answer: 5 };

const definition = (answer: object): AnyResource => ({
  ...faq,
  fields: {
    question: faq.fields.question,
    answer: { kind: 'custom', on: ['list', 'detail', 'form'], ...answer },
  },
  list: { ...faq.list, layout: undefined },
  detailDialog: true,
});

const retryIn = (element: HTMLElement) => within(element).getByRole('button', { name: 'Retry' });

test('a cell whose code fails to load shows an error, and Retry loads it for every row', async () => {
  const show = failingImport(Stars);
  const rows = [row, { ...row, id: 2, question: 'Is it fun?' }];
  const { user } = await renderAdmin(definition({ show }), '/faq', () => rows);
  const [first, second] = await screen.findAllByText('This part didn’t load.');
  if (!first || !second) throw new Error('Not both rows show the error');
  expect(show).toHaveBeenCalledTimes(2);
  await expectAccessibleDom(screen.getByRole('table'));

  await user.click(retryIn(first));
  const [loadedCell] = await screen.findAllByText('5 stars');
  expect(document.activeElement).toContainElement(loadedCell ?? null);
  expect(document.body).not.toHaveFocus();
  expect(show).toHaveBeenCalledTimes(3);
});

test('an input that fails to load twice keeps the form’s values and offers a reload', async () => {
  const type = vi.fn(async () => TypedStars).mockRejectedValue(new Error('offline'));
  const { user } = await renderAdmin(definition({ type }), '/faq/create', () => []);
  await user.type(await screen.findByRole('textbox', { name: 'Question' }), 'Why?');
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('Answer: This part didn’t load.')).toBeVisible();
  expect(type).toHaveBeenCalledTimes(2);
  await user.click(retryIn(dialog));

  expect(await within(dialog).findByRole('button', { name: 'Reload' })).toBeVisible();
  expect(type).toHaveBeenCalledTimes(4);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Question' }).value).toBe('Why?');
});

test('a skeleton with a loading status is shown while the page of a record is downloaded', async () => {
  const path = '#admin/engine/detail/DetailView.tsx';
  const page = await vi.importActual<typeof import('#admin/engine/detail/DetailView.tsx')>(path);
  const { promise: arrival, resolve: arrive } = deferred();
  vi.doMock(path, () => arrival.then(() => page));
  const { calls } = await renderAdmin({ ...definition({}), detailPage: {} }, '/faq/1/show', () => [row]);
  await waitFor(() => expect(calls).not.toEqual([])); // the record loads at the same time
  await waitFor(() => expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument());
  await expectAccessibleDom(screen.getByRole('main'));

  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Is it free?' })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull();
});

test('rows are skeletons while the layout of a conversation is downloaded', async () => {
  const path = '#admin/engine/list/layouts/Conversation.tsx';
  const layout = await vi.importActual<typeof import('#admin/engine/list/layouts/Conversation.tsx')>(path);
  const { promise: arrival, resolve: arrive } = deferred();
  vi.doMock(path, () => arrival.then(() => layout));
  const { list, ...rest } = definition({});
  const conversation = { author: 'question', ours: [] };
  await renderAdmin({ ...rest, list: { ...list, layout: { conversation } } }, '/faq', () => [row, { ...row, id: 2 }]);
  await waitFor(() => expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(2)); // five before the rows
  arrive();
  expect(await screen.findAllByText('Is it free?')).toHaveLength(2);
});

test('letters that are typed while a dialog is downloaded run no shortcuts of the page, and are in its field', async () => {
  const path = '#admin/engine/shell/SearchEverywhere.tsx';
  const search = await vi.importActual<typeof import('#admin/engine/shell/SearchEverywhere.tsx')>(path);
  const { promise: arrival, resolve: arrive } = deferred();
  vi.doMock(path, () => arrival.then(() => search));
  const claimable = { ...definition({}), detailPage: {}, actions: { claim: { queue: { shortcuts: { c: {} } } } } };
  const product = productOf(claimable, { one: { call: 'GET /question/{id}' }, claim: { call: 'PUT /question/{id}' } });
  const { calls } = await renderProduct(product, '/faq/1/show', () => row);
  await screen.findByRole('button', { name: 'Keyboard shortcuts' });

  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of ['c', 'a', 'x', 'Backspace', 't']) fireEvent.keyDown(document.body, { key });
  arrive();
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Screens, actions/ })).toHaveValue('cat'));
  expect(screen.getByRole('dialog', { name: 'Search everywhere' })).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('PUT /question/{id}');
});

test('a dialog that fails to load says so, and opens by Retry', async () => {
  const path = '#admin/engine/shell/SignOutDialog.tsx';
  const dialog = await vi.importActual<typeof import('#admin/engine/shell/SignOutDialog.tsx')>(path);
  vi.doMock(path, failingImport(dialog));
  const { user } = await renderAdmin(definition({}), '/faq', () => [row]);
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Part of this page didn’t load. Some buttons may not work.');
  expect(document.querySelector('[aria-busy][hidden]')).toBeNull(); // it would keep the keys from the page

  await user.click(retryIn(notice));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(notice).not.toBeInTheDocument();
});

test('a screen that throws keeps the menu, and the next screen is shown', async () => {
  const show = async () => () => {
    throw new Error('a bug');
  };
  const rows = ({ call }: { call: string }) =>
    call.startsWith('GET /admin/app/faq') ? [row] : new Promise(() => undefined); // for ever
  const { router } = await renderAdmin(definition({ show }), '/faq', rows);
  expect(await screen.findByText(/This screen stopped working/)).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Main menu' })).toBeVisible();
  expectLoggedFailure();

  await act(() => router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Statistics' })).toBeVisible();
  expect(screen.queryByText(/This screen stopped working/)).toBeNull();
});
