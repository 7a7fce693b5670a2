import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { category } from '#admin/resources/category.ts';
import { ApiError } from '#api/ApiError.ts';
import { expectLoggedFailure, productOf, renderProduct } from '#tests/support/renderAdmin.tsx';

const rows = [
  { id: 1, name: 'Picnic', state: 'upcoming' },
  { id: 2, name: 'Dinner', state: 'past' },
];

const cancel: AnyAction = {
  icon: 'Block',
  tone: 'danger',
  when: { state: 'upcoming' },
  dialog: {
    ask: {
      note: { kind: 'longText', rules: { required: true } },
      email: { kind: 'email', when: { note: 'Rain' } },
    },
  },
};

const move: AnyAction = {
  dialog: {
    ask: { place: { kind: 'text', initial: 'rain_place' }, note: { kind: 'text', rules: { required: true } } },
    preview: { operation: 'estimate', shows: { effect: { kind: 'text' } } },
  },
};

/** Rows with operations of the product as actions. */
const events: AnyResource = {
  ...category,
  name: 'events',
  fields: { name: { kind: 'text', on: ['list'] } },
  actions: { cancel, move },
};

const product = productOf(events, {
  list: { call: 'GET /event/all' },
  cancel: { call: 'POST /event/cancel/{id}', body: 'json', sends: ['note'] },
  estimate: { call: 'GET /event/estimate/{id}', query: ['place'], safe: true },
  move: { call: 'POST /event/move/{id}', body: 'json', sends: ['place', 'note'] },
});

test('an action is offered on the rows that match its condition; its form is validated, and keeps its values when the API refuses them', async () => {
  const refusals = [new ApiError('refused', { status: 422, message: 'No', errors: { note: 'Too wet' } })];
  const { user, calls } = await renderProduct(product, '/events', ({ call }) => {
    if (call.startsWith('GET')) return rows;
    const refusal = refusals.pop();
    if (refusal) throw refusal;
    return null;
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel Picnic' }));
  expect(screen.queryByRole('button', { name: 'Cancel Dinner' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Cancel events' });
  const note = within(dialog).getByRole('textbox', { name: 'note' });
  const confirm = within(dialog).getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(note).toHaveFocus());
  await user.click(confirm);
  await waitFor(() => expect(note).toHaveAccessibleDescription('Required'));
  expect(note).toHaveFocus();
  expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible(); // not Cancel, because the action has that name

  expect(within(dialog).queryByRole('textbox', { name: 'email' })).toBeNull();
  await user.type(note, 'Rain');
  expect(within(dialog).getByRole('textbox', { name: 'email' })).toBeVisible();
  await user.type(note, 's');
  await user.click(confirm);
  await waitFor(() => expect(note).toHaveAccessibleDescription('Too wet'));
  expect(note).toHaveFocus();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('No');

  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ call }) => call.includes('cancel')).map(({ values }) => values);
  expect(sent).toEqual([
    { ...rows[0], note: 'Rains' },
    { ...rows[0], note: 'Rains' },
  ]);
  expect(await screen.findByText('Done: cancel Picnic')).toBeVisible();
  expectLoggedFailure();
});

test('the form of an action has the row’s suggestions and a preview of the effect', async () => {
  const { user, calls } = await renderProduct(product, '/events', ({ call, values }) =>
    call === 'GET /event/all' ? [{ ...rows[0], rain_place: 'Barn' }] : { effect: `All walk to the ${values.place}` },
  );
  await user.click(await screen.findByRole('button', { name: 'move Picnic' }));

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'place' })).toHaveValue('Barn'));
  expect(calls.some(({ call }) => call.includes('estimate'))).toBe(false); // something is missing yet
  await user.type(screen.getByRole('textbox', { name: 'note' }), 'x');
  expect(await screen.findByText('All walk to the Barn')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'place' }));
  await user.type(screen.getByRole('textbox', { name: 'place' }), 'Inn');
  expect(await screen.findByText('All walk to the Inn')).toBeVisible();
  expect(calls.find(({ values }) => values.place === 'Inn')?.values).toMatchObject({ id: 1 });
  const sentPlaces = calls.filter(({ call }) => call.includes('estimate')).map(({ values }) => values.place);
  expect(sentPlaces).toEqual(['Barn', 'I', 'In', 'Inn']);
});
