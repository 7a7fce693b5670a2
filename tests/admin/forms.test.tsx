import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { ApiError } from '#api/ApiError.ts';
import { endpoints } from '#api/endpoints.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import {
  expectLoggedFailure,
  pageOf,
  productOf,
  type Respond,
  renderAdmin,
  renderProduct,
} from '#tests/support/renderAdmin.tsx';

const stored = { id: 1, question: 'Is it free?', answer: 'Yes.' };

const findQuestion = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Question' });
const findAnswer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
const findSave = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });

test('a new FAQ is sent once, and the dialog leads back to the list', async () => {
  const { user, calls, router } = await renderAdmin(faq, '/faq/create', ({ call }) =>
    call.startsWith('GET') ? [] : null,
  );
  await user.type(await findQuestion(), 'Is it free?');
  await user.type(await findAnswer(), 'Yes.');
  const button = await findSave();
  button.click();
  button.click();

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(calls.filter(({ call }) => call.includes('create'))).toEqual([
    { call: 'POST /admin/app/faq/create', values: { question: 'Is it free?', answer: 'Yes.' }, page: undefined },
  ]);
  expect(await screen.findByText('FAQ created successfully')).toBeVisible();
});

test('closing a dialog asks for a confirmation only with unsaved changes', async () => {
  const { user, router } = await renderAdmin(faq, '/faq/1', () => [stored]);
  await findQuestion();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));

  await act(() => router.navigate('/faq/1'));
  await user.type(await findQuestion(), '!');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect((await findQuestion()).value).toBe('Is it free?!');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('a URL that names no dialog of the resource leads to its list', async () => {
  const { router } = await renderAdmin(faq, '/faq/1/show', () => [stored]);

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('an empty list links to the create form', async () => {
  await renderAdmin(faq, '/faq', () => []);

  expect(await screen.findByText('No FAQs available.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add your first FAQ' }).getAttribute('href')).toBe('/faq/create');
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

test('without a create call, Add is absent and its URL leads to the list', async () => {
  const { list, update } = endpoints.faq;
  const { router } = await renderProduct(productOf(faq, { list, update }), '/faq/create', () => []);

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(await screen.findByText('No FAQs available.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
});

test('after a refusal without field errors the focus returns to Save', async () => {
  const { user } = await renderAdmin(faq, '/faq/1', ({ call }) => {
    if (call.startsWith('GET')) return [stored];
    throw new ApiError('refused', { status: 500, message: 'The disk is full' });
  });
  await user.type(await screen.findByRole('textbox', { name: 'Answer' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
  expectLoggedFailure();
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
  await expectAccessibleDom(screen.getByRole('dialog'));
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

test('an edit form hides fields that only the create form has', async () => {
  await open('/events/1');

  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'name' })).value).toBe('Picnic');
  expect(screen.queryByRole('textbox', { name: 'isPaid' })).toBeNull();
  expect(screen.getByRole('group', { name: 'payment' })).toBeVisible();
});

test('after a refusal the form’s first field with an error has the focus, and shows each error on a line', async () => {
  const { user } = await open('/events/1', ({ call }) => {
    if (call.startsWith('GET')) return [row];
    throw new ApiError('refused', { status: 422, errors: { message: 'Too short\nAsked before', email: 'Unknown' } });
  });
  await user.type(await screen.findByRole('textbox', { name: 'message' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(textbox('email')).toHaveFocus());
  expect(textbox('message')).toHaveAccessibleDescription('Too short\nAsked before');
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

const tabs = { ...product, resources: [{ ...events, form: { layout: 'tabs' } as const }] };

test('a refused form opens the first tab with an error, and sends the values of all tabs', async () => {
  let isRefused = true;
  const { user, calls } = await renderProduct(tabs, '/events/1', ({ call }) => {
    if (call.startsWith('GET')) return [row];
    if (isRefused) throw new ApiError('refused', { status: 422, errors: { message: 'Too short' } });
    return null;
  });
  const payment = await screen.findByRole('tab', { name: 'payment' });
  expect(payment).toHaveAttribute('aria-selected', 'true');
  expect(textbox('name')).toBeVisible();
  const email = within(screen.getByRole('tabpanel', { name: 'payment' })).getByRole('textbox', { name: 'email' });
  await user.clear(email);
  await user.type(email, 'iris@example.com');
  await expectAccessibleDom(screen.getByRole('dialog'));

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const about = await screen.findByRole('tab', { name: 'about has an error' });
  expect(about).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(textbox('message')).toHaveFocus());
  expect(textbox('message')).toHaveAccessibleDescription('Too short');
  await user.click(payment);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: /^about/ })).toBeVisible();

  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call.includes('edit')).at(-1)?.values).toMatchObject({
    email: 'iris@example.com',
    message: 'Bring a hat',
  });
  expectLoggedFailure();
});

test('a tab’s name tells of an empty required field, which disables Save, or of an error, which opens the tab', async () => {
  const fields = { ...events.fields, message: { kind: 'longText', on: onAll, rules: { required: true } } } as const;
  const tabs = { ...product, resources: [{ ...events, fields, form: { layout: 'tabs' } as const }] };
  const { user } = await renderProduct(tabs, '/events/create', () => []);
  const about = await screen.findByRole('tab', { name: 'about has an empty required field' });
  expect(about).toHaveTextContent('about *');
  expect(screen.getByRole('tab', { name: 'payment' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

  await user.type(textbox('guests'), 'Five');
  await user.click(about);
  await user.type(screen.getByRole('textbox', { name: /^message/ }), 'Bring a hat');
  expect(screen.getByRole('tab', { name: 'about' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();

  await user.click(screen.getByRole('tab', { name: 'payment' }));
  await user.type(textbox('email'), 'nobody');
  await user.click(about);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('tab', { name: /^payment has/ })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(textbox('email')).toHaveFocus());
});
