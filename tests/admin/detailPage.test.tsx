import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import { faq } from '#admin/resources/faq.ts';
import { ApiError } from '#api/ApiError.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { expectLoggedFailure, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

/** A resource that is no person, whose page shows its fields and the rows that belong to it. */
const groups: AnyResource = {
  ...faq,
  name: 'groups',
  title: 'name',
  fields: {
    name: { kind: 'text', on: ['list', 'detail', 'update'] },
    message: { kind: 'longText', on: ['detail'] },
    location: { kind: 'text', on: ['detail'] },
  },
  sections: { place: { fields: ['location'] } },
  list: { layout: 'table', skeletonRows: 2, actions: 'icons' },
  actions: {
    view: {},
    edit: {},
    delete: { dialog: { confirm: true } },
    close: { dialog: { confirm: true }, when: { state: 'open' } },
    reopen: { when: { state: 'closed' } },
  },
  detailPage: { related: { memberships: { target: 'group' } } },
};

const memberships: AnyResource = {
  ...faq,
  name: 'memberships',
  title: 'member',
  fields: { member: { kind: 'text', on: ['list', 'form'], rules: { required: true } } },
  list: { layout: 'table', skeletonRows: 2, actions: 'icons', search: ['member'] },
  actions: { remind: {}, delete: { dialog: { confirm: true } } },
};

const product = {
  ...ownProduct,
  resources: [groups, memberships],
  endpoints: {
    groups: {
      list: { call: 'GET /group/all' },
      one: { call: 'GET /group/{id}' },
      update: { call: 'POST /group/{id}', body: 'json', sends: ['name'] },
      delete: { call: 'GET /group/{id}/remove' },
      close: { call: 'POST /group/{id}/close' },
      reopen: { call: 'POST /group/{id}/reopen' },
    },
    memberships: {
      list: { call: 'GET /group/{group}/members' },
      create: { call: 'POST /group/{group}/members', body: 'json', sends: ['member'] },
      delete: { call: 'GET /group/{group}/members/{id}/remove' },
      remind: { call: 'POST /group/{group}/members/{id}/remind' },
    },
  },
} as const;

const group = { id: 7, name: 'Walkers', message: 'We walk', location: 'The park', state: 'open' };
const rows = [
  { id: 1, member: 'Ada' },
  { id: 2, member: 'Iris' },
];

const respond: Respond = ({ call }) => {
  if (call === 'GET /group/all') return [group];
  if (call === 'GET /group/{id}') return group;
  return call.endsWith('/members') ? rows : null;
};

const open = (path: string) => renderProduct(product, path, respond);

test('the page of any resource shows what its detail declares, its sections in tabs, and its rows in one', async () => {
  const { user, router } = await open('/groups');
  await user.click(await screen.findByRole('link', { name: 'Walkers' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/7/show'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Walkers' })).toBeVisible();
  expect(screen.getByText('We walk')).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'place' })).toHaveTextContent('The park');
  await expectAccessibleDom(screen.getByRole('main'));
});

test('the rows below a record are listed by their own call, which gets the key of the record', async () => {
  const { user, calls, router } = await open('/groups/7/show');
  await user.click(await screen.findByRole('tab', { name: 'memberships' }));

  expect(await screen.findByText('Ada')).toBeVisible();
  expect(router.state.location.pathname).toBe('/groups/7/show/memberships');
  expect(calls.find(({ call }) => call.endsWith('/members'))?.values).toEqual({ group: 7 });
  expect(screen.getByRole('heading', { level: 2, name: 'memberships' })).toBeVisible();
  await expectAccessibleDom(screen.getByRole('main'));
});

test('a row is added below the record, at an address of its own', async () => {
  const { user, calls, router } = await open('/groups/7/show/memberships');
  await user.click(await screen.findByRole('link', { name: 'Add memberships' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/7/show/memberships/create'));
  await user.type(await screen.findByRole('textbox', { name: 'member' }), 'Alan');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/7/show/memberships'));
  expect(calls.find(({ call }) => call.startsWith('POST'))?.values).toEqual({ group: 7, member: 'Alan' });
});

test('a row is removed below the record, by a call that gets both keys', async () => {
  const { user, calls } = await open('/groups/7/show/memberships');
  await user.click(await screen.findByRole('button', { name: 'Delete Ada' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /group/{group}/members/{id}/remove'));
  expect(calls.find(({ call }) => call.endsWith('/remove'))?.values).toMatchObject({ group: 7, id: 1 });
  const timesRead = () => calls.filter(({ call }) => call === 'GET /group/{id}').length;
  await waitFor(() => expect(timesRead()).toBe(2)); // the record may count its rows
});

test('the page offers what can be done with its record now, and shows what became of it', async () => {
  let state = 'open';
  const { user, calls } = await renderProduct(product, '/groups/7/show', (call, signal) => {
    if (call.call.endsWith('/close')) state = 'closed';
    return call.call === 'GET /group/{id}' ? { ...group, state } : respond(call, signal);
  });
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'reopen' })).toBeNull();
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveAccessibleDescription('Are you sure you want to close Walkers?');
  await user.click(within(question).getByRole('button', { name: 'Close' }));

  expect(await screen.findByRole('button', { name: 'reopen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(calls.find(({ call }) => call.endsWith('/close'))?.values).toMatchObject({ id: 7 });
});

test('the page offers to edit its record, and to delete it, which leads back to the page of the list', async () => {
  const { user, calls, router } = await open('/groups?page=1');
  await user.click(await screen.findByRole('link', { name: 'Walkers' }));
  const edit = await screen.findByRole('link', { name: 'Edit' });
  await user.click(edit);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/7/show'));

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/groups', search: '?page=1' }));
  expect(await screen.findByText('groups deleted successfully')).toBeVisible();
  expect(calls.find(({ call }) => call.endsWith('/remove'))?.values).toMatchObject({ id: 7 });
});

test('after Retry the focus is on the page, whether it has come or is still on its way', async () => {
  let tries = 0;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { user } = await renderProduct(product, '/groups/7/show', async (call, signal) => {
    tries += 1;
    if (tries === 1) throw new ApiError('refused', { status: 500 });
    await arrival;
    return respond(call, signal);
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('status', { name: 'Loading…' });
  expect(screen.getByRole('main')).toHaveFocus();

  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Walkers' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expectLoggedFailure();
});

test('View leads to the page where there is no dialog', async () => {
  await open('/groups');

  expect(await screen.findByRole('link', { name: 'View Walkers' })).toHaveAttribute('href', '/groups/7/show');
});

test('without sections, what the detail declares is the page, and the rows stand below it without a tab', async () => {
  await renderProduct(
    { ...product, resources: [{ ...groups, sections: undefined }, memberships] },
    '/groups/7/show',
    respond,
  );

  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.getByText('The park')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});
