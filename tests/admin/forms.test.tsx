import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { category } from '#admin/resources/category.ts';
import { faq } from '#admin/resources/faq.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { ApiError } from '#api/ApiError.ts';
import { endpoints } from '#api/endpoints.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import {
  expectLoggedFailure,
  productOf,
  type Respond,
  renderAdmin,
  renderProduct,
} from '#tests/support/renderAdmin.tsx';

const stored = { id: 1, question: 'Is it free?', answer: 'Yes.' };

const findQuestion = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Question' });
const findAnswer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
const findSave = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });

test('a new FAQ is sent once, and the dialog leads back to the list, which has one link to the form while it is empty', async () => {
  const { user, calls, router } = await renderAdmin(faq, '/faq/create', ({ call }) =>
    call.startsWith('GET') ? [] : null,
  );
  await user.type(await findQuestion(), 'Is it free?');
  await user.type(await findAnswer(), 'Yes.');
  const button = await findSave();
  button.click();
  button.click();

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(calls.filter(({ call }) => call.includes('create')).map(({ values }) => values)).toEqual([
    { question: 'Is it free?', answer: 'Yes.' },
  ]);
  expect(await screen.findByText('FAQ created successfully')).toBeVisible();
  expect(await screen.findByText('No FAQs available.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Add / })).toHaveAccessibleName('Add your first FAQ');
  expect(screen.getByRole('link', { name: /^Add / })).toHaveAttribute('href', '/faq/create');
});

test('closing a dialog, Back and a reload ask for a confirmation only with unsaved changes', async () => {
  const { user, router } = await renderAdmin(faq, '/faq/1', () => [stored]);
  const reload = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await findQuestion();
  expect(reload()).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));

  await act(() => router.navigate('/faq/1'));
  await user.type(await findQuestion(), '!');
  expect(reload()).toBe(false);
  for (const leave of [() => user.keyboard('{Escape}'), () => act(() => router.navigate(-1))]) {
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect((await findQuestion()).value).toBe('Is it free?!');
  }
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('the URL of a dialog opens it, whichever segment its record is in', async () => {
  const closed = { id: 7, user: { name: 'Ada', email: 'ada@example.com' }, message: 'Help', time: 1_754_211_900 };
  const definition = {
    ...ticket,
    fields: {
      message: { kind: 'longText' as const, on: ['list', 'detail'] as const },
    },
    detailDialog: true as const,
  };
  await renderAdmin(definition, '/ticket/7/show', ({ values }) => pageOf(values.state === 1 ? [closed] : []));

  const dialog = await screen.findByRole('dialog', { name: 'Ticket Details' });
  expect(await within(dialog).findByText('Help')).toBeVisible();
});

test('without a create call Add is absent, and a URL that names no dialog of the resource leads to its list', async () => {
  const { list, update } = endpoints.faq;
  const { router } = await renderProduct(productOf(faq, { list, update }), '/faq/create', () => []);

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(await screen.findByText('No FAQs available.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
  await act(() => router.navigate('/faq/1/show'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

const onAll = ['list', 'detail', 'form'] as const;
const row = { id: 1, name: 'Picnic', isPaid: 'yes', guests: 'Five', email: 'ada@example.com', message: 'Bring a hat' };

/** A form of three groups. One of them, and a required field, depend on a value. */
const events: AnyResource = {
  ...faq,
  name: 'events',
  title: 'name',
  fields: {
    message: { kind: 'longText', on: onAll },
    email: { kind: 'email', on: onAll },
    name: { kind: 'text', on: onAll },
    isPaid: { kind: 'text', on: ['detail', 'create'] },
    guests: { kind: 'text', on: onAll, rules: { required: true }, when: { isPaid: 'yes' } },
  },
  sections: {
    payment: { fields: ['email'], when: { isPaid: 'yes' } },
    about: { fields: ['message'] },
  },
  initial: { name: 'New event', isPaid: 'yes' },
  detailDialog: true,
};

const sends = ['name', 'isPaid', 'guests', 'email', 'message'];

const product = productOf(events, {
  list: { call: 'GET /event/all' },
  create: { call: 'POST /event/new', body: 'json', sends },
  update: { call: 'POST /event/edit/{id}', body: 'json', sends },
});

const open = (path: string, respond: Respond = ({ call }) => (call.startsWith('GET') ? [row] : null)) =>
  renderProduct(product, path, respond);

const textbox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a form shows sections as groups, and omits fields and sections whose condition is false', async () => {
  const { user, calls, router } = await open('/events/create');
  const payment = await screen.findByRole('group', { name: 'payment' });
  expect(within(screen.getByRole('group', { name: 'about' })).getByRole('textbox', { name: 'message' })).toBeVisible();
  expect(textbox('name').value).toBe('New event');
  expect(textbox('guests')).toBeRequired();
  expect(screen.getByText('Fields marked with * are required.')).toBeVisible();
  await user.type(textbox('guests'), 'Five');
  await user.type(within(payment).getByRole('textbox', { name: 'email' }), 'ada@example.com');

  await user.clear(textbox('isPaid'));
  expect(screen.queryByRole('group', { name: 'payment' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'guests' })).toBeNull();
  expect(screen.queryByText('Fields marked with * are required.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
  expect(calls.find(({ call }) => call.includes('new'))?.values).toEqual({ name: 'New event', isPaid: '' });
});

test('after a refusal the first field with an error has the focus, or else Save, and each error is on a line', async () => {
  const refusals = [
    new ApiError('refused', { status: 422, errors: { message: 'Too short\nAsked before', email: 'Unknown' } }),
    new ApiError('refused', { status: 500, message: 'The disk is full' }),
  ];
  const { user } = await open('/events/1', ({ call }) => {
    if (call.startsWith('GET')) return [row];
    throw refusals.shift();
  });
  await user.type(await screen.findByRole('textbox', { name: 'message' }), '!');
  expect(screen.queryByRole('textbox', { name: 'isPaid' })).toBeNull(); // only the create form has it
  await user.click(await findSave());
  await waitFor(() => expect(textbox('email')).toHaveFocus());
  expect(textbox('message')).toHaveAccessibleDescription('Too short\nAsked before');

  await user.click(await findSave());
  await waitFor(async () => expect(await findSave()).toHaveFocus());
  expectLoggedFailure();
});

test('a row and a detail hide fields and sections whose condition is false', async () => {
  const { router } = await open('/events/1/show', () => [row, { ...row, id: 2, isPaid: 'no', guests: 'Six' }]);
  const payment = await screen.findByRole('region', { name: 'payment' });
  expect(payment).toHaveTextContent('ada@example.com');
  await expectAccessibleDom(screen.getByRole('dialog'));
  expect(within(screen.getByRole('dialog')).getByText('Five')).toBeVisible();

  await act(() => router.navigate('/events/2/show'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'payment' })).toBeNull());
  expect(screen.getByRole('region', { name: 'about' })).toHaveTextContent('Bring a hat');
  expect(screen.getByText('Five')).toBeInTheDocument(); // of the first row, behind the dialog
  expect(screen.queryByText('Six')).toBeNull();
});

test('a larger file than the named limit and a refused field are said once, and the toast of a success names the record', async () => {
  let isTaken = true;
  const taken = 'There’s already a category with this name';
  const { user } = await renderAdmin(category, '/category/create', ({ call }) => {
    if (isTaken && call.includes('create'))
      throw new ApiError('refused', { status: 422, message: taken, errors: { name: taken } });
    return call.startsWith('GET') ? [] : { id: 1 };
  });
  const name = await screen.findByRole('textbox', { name: 'Category' });
  await waitFor(() => expect(name).toHaveFocus());
  const file = screen.getByLabelText(/^Choose an image/);
  expect(file).toHaveAccessibleDescription(/^PNG, JPEG, WebP, or GIF, up to 5 MB/);
  await user.upload(file, new File([new Uint8Array(5 * 2 ** 20 + 1)], 'a.png', { type: 'image/png' }));
  expect(await screen.findByText('That file is larger than 5 MB. Choose a smaller one.')).toBeVisible();
  expect(screen.queryByText('a.png')).toBeNull();

  await user.type(name, 'Tea{Enter}');
  expect(await screen.findAllByText(taken)).toHaveLength(1);
  await waitFor(() => expect(name).toHaveFocus());

  isTaken = false;
  await user.type(name, '{Enter}');
  expect(await screen.findByText('Category created successfully')).toBeVisible();
  expect(screen.getByText('Tea')).toBeVisible();
  expectLoggedFailure();
});
