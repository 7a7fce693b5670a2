import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyAction } from '#admin/engine/schema/Action.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { category } from '#admin/resources/category.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { productOf, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

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

/** Rows with an operation of the product as an action. */
const events: AnyResource = {
  ...category,
  name: 'events',
  fields: { name: { kind: 'text', on: ['list'] } },
  actions: { cancel },
};

const product = productOf(events, {
  list: { call: 'GET /event/all' },
  cancel: { call: 'POST /event/cancel/{id}', body: 'json', sends: ['note'] },
});

const open = (respond: Respond = ({ call }) => (call.startsWith('GET') ? rows : null)) =>
  renderProduct(product, '/events', respond);

test('an action is offered on the rows that match its condition; its form is validated, and its values are sent', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Picnic' }));
  expect(screen.queryByRole('button', { name: 'Cancel Dinner' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Cancel events' });
  const note = within(dialog).getByRole('textbox', { name: 'note' });
  const confirm = within(dialog).getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(note).toHaveFocus());
  await user.click(confirm);
  await waitFor(() => expect(note).toHaveAccessibleDescription('Required'));
  expect(note).toHaveFocus();
  await expectAccessibleDom(dialog);
  expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible(); // not Cancel, because the action has that name

  expect(within(dialog).queryByRole('textbox', { name: 'email' })).toBeNull();
  await user.type(note, 'Rain');
  expect(within(dialog).getByRole('textbox', { name: 'email' })).toBeVisible();
  await user.type(note, 's');
  await user.click(confirm);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call.includes('cancel'))?.values).toEqual({ ...rows[0], note: 'Rains' });
  expect(await screen.findByText('Done: cancel Picnic')).toBeVisible();
});

test('the form of an action has the row’s suggestions and a preview of the effect', async () => {
  const move: AnyAction = {
    dialog: {
      ask: {
        place: { kind: 'text', initial: 'rain_place' },
        note: { kind: 'text', rules: { required: true } },
      },
      preview: { operation: 'estimate', shows: { effect: { kind: 'text' } } },
    },
  };
  const { user, calls } = await renderProduct(
    productOf(
      { ...events, actions: { move } },
      {
        list: { call: 'GET /event/all' },
        estimate: { call: 'GET /event/estimate/{id}', query: ['place'], safe: true },
        move: { call: 'POST /event/move/{id}', body: 'json', sends: ['place', 'note'] },
      },
    ),
    '/events',
    ({ call, values }) =>
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
