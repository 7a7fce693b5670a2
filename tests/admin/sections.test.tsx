import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { productOf } from '#tests/support/productOf.ts';
import { expectLoggedFailure, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const onAll = ['list', 'detail', 'form'] as const;
const row = { id: 1, name: 'Picnic', isPaid: 'yes', email: 'ada@example.com', message: 'Bring a hat' };

/** A form of three groups, one of which depends on a value of another. */
const events: AnyResource = {
  ...faq,
  name: 'events',
  title: 'name',
  fields: {
    message: { kind: 'longText', on: onAll },
    email: { kind: 'email', on: onAll },
    name: { kind: 'text', on: onAll, rules: { required: true } },
    isPaid: { kind: 'text', on: ['detail', 'create'] },
  },
  sections: {
    payment: { fields: ['email'], when: { isPaid: 'yes' } },
    about: { fields: ['message'] },
  },
  initial: { name: 'New event', isPaid: 'yes' },
  detailDialog: true,
};

const sends = ['name', 'isPaid', 'email', 'message'];

const product = productOf(events, {
  list: { call: 'GET /event/all' },
  create: { call: 'POST /event/new', body: 'json', sends },
  update: { call: 'POST /event/edit/{id}', body: 'json', sends },
});

const open = (path: string, respond: Respond = ({ call }) => (call.startsWith('GET') ? [row] : null)) =>
  renderProduct(product, path, respond);

const typed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a form shows its sections as groups under a heading, and those that depend on a value with it', async () => {
  const { user } = await open('/events/create');
  const payment = await screen.findByRole('group', { name: 'payment' });
  expect(within(payment).getByRole('textbox', { name: 'email' })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'about' })).getByRole('textbox', { name: 'message' })).toBeVisible();
  await expectAccessibleDom(screen.getByRole('dialog'));

  await user.clear(typed('isPaid'));
  expect(screen.queryByRole('group', { name: 'payment' })).toBeNull();
});

test('a form that creates begins with the initial values and sends what it shows', async () => {
  const { user, calls, router } = await open('/events/create');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'name' })).value).toBe('New event');
  await user.type(typed('email'), 'ada@example.com');
  await user.clear(typed('isPaid'));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
  expect(calls.find(({ call }) => call.includes('new'))?.values).toEqual({ name: 'New event', isPaid: '' });
});

test('a form shows the fields of its place: what is said once, when creating, is not asked for again', async () => {
  await open('/events/1');

  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'name' })).value).toBe('Picnic');
  expect(screen.queryByRole('textbox', { name: 'isPaid' })).toBeNull();
  expect(screen.getByRole('group', { name: 'payment' })).toBeVisible();
});

test('after a refusal the first refused field as the form shows it has the focus', async () => {
  const { user } = await open('/events/1', ({ call }) => {
    if (call.startsWith('GET')) return [row];
    throw new ApiError('refused', { status: 422, errors: { message: 'Too short', email: 'Unknown' } });
  });
  await user.type(await screen.findByRole('textbox', { name: 'message' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(typed('email')).toHaveFocus());
  expect(typed('message')).toHaveAccessibleDescription('Too short');
  expectLoggedFailure();
});

test('a detail shows its sections under headings, without one whose condition does not hold', async () => {
  const { router } = await open('/events/1/show', () => [row, { ...row, id: 2, isPaid: 'no' }]);
  const payment = await screen.findByRole('region', { name: 'payment' });
  expect(payment).toHaveTextContent('ada@example.com');
  await expectAccessibleDom(screen.getByRole('dialog'));

  await waitFor(() => router.navigate('/events/2/show'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'payment' })).toBeNull());
  expect(screen.getByRole('region', { name: 'about' })).toHaveTextContent('Bring a hat');
});

test('a form in tabs opens the first that is wrong when it is not saved, and sends what all of them hold', async () => {
  let isRefused = true;
  const tabs = { ...product, resources: [{ ...events, form: { layout: 'tabs' } as const }] };
  const { user, calls } = await renderProduct(tabs, '/events/1', ({ call }) => {
    if (call.startsWith('GET')) return [row];
    if (isRefused) throw new ApiError('refused', { status: 422, errors: { message: 'Too short' } });
    return null;
  });
  const payment = await screen.findByRole('tab', { name: 'payment' });
  expect(payment).toHaveAttribute('aria-selected', 'true');
  expect(typed('name')).toBeVisible();
  const email = within(screen.getByRole('tabpanel', { name: 'payment' })).getByRole('textbox', { name: 'email' });
  await user.clear(email);
  await user.type(email, 'iris@example.com');
  await expectAccessibleDom(screen.getByRole('dialog'));

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const about = await screen.findByRole('tab', { name: 'about has something to correct' });
  expect(about).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(typed('message')).toHaveFocus());
  expect(typed('message')).toHaveAccessibleDescription('Too short');
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

test('what breaks a rule in a tab that is not open opens it, too', async () => {
  const tabs = { ...product, resources: [{ ...events, form: { layout: 'tabs' } as const }] };
  const { user } = await renderProduct(tabs, '/events/1', () => [{ ...row, email: 'nobody' }]);
  await user.click(await screen.findByRole('tab', { name: 'about' }));
  await user.type(typed('message'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('tab', { name: /^payment has/ })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(typed('email')).toHaveFocus());
});

test('the name of a tab says that something in it is to be filled in, since the form cannot be saved meanwhile', async () => {
  const fields = { ...events.fields, message: { kind: 'longText', on: onAll, rules: { required: true } } } as const;
  const tabs = { ...product, resources: [{ ...events, fields, form: { layout: 'tabs' } as const }] };
  const { user } = await renderProduct(tabs, '/events/create', () => []);
  const about = await screen.findByRole('tab', { name: 'about has something to fill in' });
  expect(about).toHaveTextContent('about *');
  expect(screen.getByRole('tab', { name: 'payment' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

  await user.click(about);
  await user.type(screen.getByRole('textbox', { name: /^message/ }), 'Bring a hat');
  expect(screen.getByRole('tab', { name: 'about' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
