import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { users } from '#admin/resources/users.ts';
import { ApiError } from '#api/ApiError.ts';
import { deferred } from '#tests/support/deferred.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { expectLoggedFailure, pageOf, type Respond, renderAdmin, renderProduct } from '#tests/support/renderAdmin.tsx';

const row = { uuid: 'u-1', name: 'Ada King Lovelace', email: 'ada@example.com', created_at: '2025-08-03T16:05:00' };

const profile = {
  ...row,
  location: 'London, United Kingdom',
  profile_picture: null,
  status: 'Active',
  bio: 'Counts things.',
  age: 36,
  zodiacSign: 'Sagittarius',
  language: 'English',
  education: null,
  smoking: 'Never',
  drinking: null,
  shot_1: null,
};

const respond = ({ call }: { call: string }) => (call.includes('detail') ? profile : pageOf([row], 3, 25));

const shownAt = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('View opens a details modal with name, email, date and time, and UUID; Escape leads back to the page', async () => {
  const { user, router } = await renderAdmin(users, '/users?page=3', respond);
  const menu = await screen.findByRole('button', { name: 'Actions for Ada King Lovelace, ada@example.com' });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'View' }));

  const modal = await screen.findByRole('dialog', { name: 'User Details' });
  expect(router.state.location).toMatchObject({ pathname: '/users/u-1/show', search: '?page=3' });
  for (const text of ['ada@example.com', 'u-1', '03-08-2025 04:05 PM']) expect(modal).toHaveTextContent(text);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: '/users', search: '?page=3' });
  await waitFor(() => expect(menu).toHaveFocus());
});

test('a user’s name leads to a page with photos, initials and the known values of the profile, and back to the page of the list', async () => {
  const { user, router } = await renderAdmin(users, '/users?page=3', respond);
  await user.click(await screen.findByRole('link', { name: 'Ada King Lovelace' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-detail/u-1'));
  const parts = await screen.findAllByRole('heading', { level: 2 });
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Photos', 'Profile']);
  expect(await screen.findByRole('heading', { name: 'Ada King Lovelace' })).toBeVisible();
  expect(screen.getByText('AL')).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(await screen.findByText('Active')).toBeVisible();
  expect(shownAt('Bio')).toHaveTextContent(/^Counts things\.$/);
  expect(shownAt('Location')).toHaveTextContent(/^London, United Kingdom$/);
  await waitFor(() => expect(shownAt('Age')).toHaveTextContent(/^36$/));
  expect(shownAt('Zodiac sign')).toHaveTextContent(/^Sagittarius$/);
  expect(shownAt('Language')).toHaveTextContent(/^English$/);
  expect(shownAt('Education')).toHaveTextContent(/^Not set$/);
  expect(shownAt('Smoking')).toHaveTextContent(/^Never$/);
  expect(shownAt('Drinking')).toHaveTextContent(/^Not set$/);

  await user.click(screen.getByRole('link', { name: 'Back to Active Users' }));
  expect(router.state.location).toMatchObject({ pathname: '/users', search: '?page=3' });
});

test('a part without values or pictures takes one line', async () => {
  await renderAdmin(users, '/user-detail/u-1', () => ({ ...row, status: 'Active' }));

  expect(await screen.findByRole('region', { name: 'Photos' })).toHaveTextContent(/^PhotosNo photos yet\.$/);
  expect(screen.getByRole('region', { name: 'Profile' })).toHaveTextContent(/^ProfileNot set$/);
});

test('without an id, or for a missing user, it says No user data available', async () => {
  const { calls } = await renderAdmin(users, '/user-detail', respond);
  expect(await screen.findByText('No user data available')).toBeVisible();
  expect(calls).toEqual([]);

  await renderAdmin(users, '/user-detail/u-1', () => {
    throw new ApiError('refused', { status: 404 });
  });
  expect(await screen.findByText('No user data available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull(); // it would be missing again
  expectLoggedFailure();
});

test('a dialog of a missing row shows an error, and Close leads to the list', async () => {
  const { user, router } = await renderAdmin(faq, '/faq/999999', () => [{ id: 1, question: 'Why?', answer: 'So.' }]);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to load FAQs. Please try again.');
  expectLoggedFailure();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('a ticket’s conversation is marked as a sample, and needs a ticket', async () => {
  const state = { id: 7, user: { name: 'Ada Lovelace', email: 'ada@example.com' }, message: 'It is gone', time: 1 };
  const { user, calls } = await renderProduct(baseProduct, '/chat', () => pageOf([state]));
  expect(await screen.findByText('No ticket selected. Open one from the list.')).toBeVisible();
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(calls).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'Back to Support Tickets' }));
  await user.click(await screen.findByRole('link', { name: 'Ada Lovelace' }));
  expect(await screen.findByRole('region', { name: 'The ticket' })).toHaveTextContent(/ada@example\.com.*It is gone/);
  const conversation = within(screen.getByRole('region', { name: 'Conversation' }));
  expect(conversation.getByText('Sample data')).toBeVisible();
  expect(conversation.getAllByRole('listitem')).toHaveLength(5);
  expect(conversation.getAllByRole('listitem')[0]).toHaveTextContent('Ada Lovelace');
  expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(['GET /admin/ticket/list/{state}']));
});

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
  list: { skeletonRows: 2, actions: 'icons' },
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
  list: { skeletonRows: 2, actions: 'icons', search: ['member'] },
  actions: { remind: {}, delete: { dialog: { confirm: true } } },
};

const product = {
  ...baseProduct,
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

const respondWithGroup: Respond = ({ call }) => {
  if (call === 'GET /group/all') return [group];
  if (call === 'GET /group/{id}') return group;
  return call.endsWith('/members') ? rows : null;
};

const open = (path: string) => renderProduct(product, path, respondWithGroup);

test('the page of any resource shows its detail, its sections, and the rows that its key lists', async () => {
  const { user, calls, router } = await open('/groups');
  expect(await screen.findByRole('link', { name: 'View Walkers' })).toHaveAttribute('href', '/groups/7/show');
  await user.click(await screen.findByRole('link', { name: 'Walkers' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/7/show'));

  expect(await screen.findByRole('heading', { level: 1, name: 'Walkers' })).toBeVisible();
  expect(screen.getByText('We walk')).toBeVisible();
  expect(screen.getByRole('region', { name: 'place' })).toHaveTextContent('The park');
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(calls.find(({ call }) => call.endsWith('/members'))?.values).toEqual({ group: 7 });
  expect(screen.getByRole('heading', { level: 2, name: 'memberships 2' })).toBeVisible();
  await expectAccessibleDom(screen.getByRole('main'));
});

test.each([
  ['once their rows are loaded', 0],
  ['after a second, while rows are still loading', 1_000],
])('the parts of a page appear together %s', async (_, wait) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { promise, resolve } = deferred();
  await renderProduct(product, '/groups/7/show', async (call, signal) => {
    if (call.call.endsWith('/members')) await promise;
    return respondWithGroup(call, signal);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Walkers' })).toBeVisible();
  expect(screen.getByText('We walk')).not.toBeVisible();
  if (wait > 0) act(() => void vi.advanceTimersByTime(wait));
  else resolve();
  await waitFor(() => expect(screen.getByText('We walk')).toBeVisible());
});

test('on the page of a person, rows that are named after them show numbers, which link to the rows', async () => {
  const person = { kind: 'person', on: ['list'] } as const;
  const people: AnyResource = { ...groups, fields: { ...groups.fields, name: { ...person, whose: 'record' } } };
  const orders: AnyResource = {
    ...memberships,
    fields: { member: { ...person, whose: 'value' }, text: { kind: 'text', on: ['list', 'detail'] } },
    detailDialog: true,
  };
  const ordered = [{ id: 3, member: { name: 'Walkers', email: 'w@example.com' }, text: 'Boots' }];
  await renderProduct({ ...product, resources: [people, orders] }, '/groups/7/show', (call, signal) =>
    call.call.endsWith('/members') ? ordered : respondWithGroup(call, signal),
  );
  const table = within(await screen.findByRole('table'));

  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'memberships',
    'text',
    'Action',
  ]);
  expect(await table.findByRole('link', { name: 'memberships #3' })).toHaveAttribute('href');
  expect(table.queryByText('w@example.com')).toBeNull();
});

test('rows are added and removed below the record, at their own URL, by calls that get its key', async () => {
  const { user, calls, router } = await open('/groups/7/show');
  await user.click(await screen.findByRole('link', { name: 'Add memberships' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/7/show/memberships/create'));
  await user.type(await screen.findByRole('textbox', { name: 'member' }), 'Alan');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/groups/7/show'));
  expect(calls.find(({ call }) => call.startsWith('POST'))?.values).toEqual({ group: 7, member: 'Alan' });

  const timesLoaded = () => calls.filter(({ call }) => call === 'GET /group/{id}').length;
  const before = timesLoaded();
  await user.click(await screen.findByRole('button', { name: 'Delete Ada' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(timesLoaded()).toBe(before + 1)); // the record may count its rows
  expect(calls.find(({ call }) => call.endsWith('/remove'))?.values).toMatchObject({ group: 7, id: 1 });
});

test('a page offers the actions that its record allows now, and shows their results', async () => {
  let state = 'open';
  const { user, calls } = await renderProduct(product, '/groups/7/show', (call, signal) => {
    if (call.call.endsWith('/close')) state = 'closed';
    return call.call === 'GET /group/{id}' ? { ...group, state } : respondWithGroup(call, signal);
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

test('the second click of a double click, whose first one was on another record, starts no action', async () => {
  const { user, calls } = await renderProduct(product, '/groups/7/show', (call, signal) =>
    call.call === 'GET /group/{id}' ? { ...group, state: 'closed' } : respondWithGroup(call, signal),
  );
  const reopen = await screen.findByRole('button', { name: 'reopen' });
  fireEvent.click(reopen, { detail: 2 });
  await user.click(reopen);

  const sent = () => calls.filter(({ call }) => call.endsWith('/reopen'));
  await waitFor(() => expect(sent()).toHaveLength(1));
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

test('after Retry the focus is on the page, while it loads and afterwards', async () => {
  let tries = 0;
  const { promise: arrival, resolve: arrive } = deferred();
  const { user } = await renderProduct(product, '/groups/7/show', async (call, signal) => {
    tries += 1;
    if (tries === 1) throw new ApiError('refused', { status: 500 });
    await arrival;
    return respondWithGroup(call, signal);
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByRole('status', { name: 'Loading…' });
  expect(screen.getByRole('main')).toHaveFocus();

  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Walkers' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expectLoggedFailure();
});

test('a list without rows takes one line, and its button adds the first', async () => {
  await renderProduct(product, '/groups/7/show', (call, signal) =>
    call.call.endsWith('/members') ? [] : respondWithGroup(call, signal),
  );

  expect(await screen.findByText('No memberships found.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add memberships' })).toBeVisible();
});

test('keys lead to parts and open their pictures without a blur, and a picture opens with the others of its part', async () => {
  const scrollIntoView = vi.fn<() => void>();
  Object.assign(Element.prototype, { scrollIntoView });
  const people: AnyResource = {
    ...groups,
    sections: undefined,
    detailPage: {
      sensitive: 'blurred',
      parts: ['memberships', { name: 'photos', pictures: ['shot_1', 'shot_2'] }],
      keys: { e: 'memberships', p: 'photos' },
      related: { memberships: { target: 'group' } },
    },
  };
  const badge = { kind: 'image', sensitive: 'blurred', on: ['list'] } as const;
  const resources = [people, { ...memberships, fields: { ...memberships.fields, badge } }];
  const { user } = await renderProduct({ ...product, preferences: true, resources }, '/groups/7/show', ({ call }) =>
    call === 'GET /group/{id}'
      ? { ...group, shot_1: 'a.webp', shot_2: 'b.webp' }
      : rows.map((row) => ({ ...row, badge: `badge-${row.id}.webp` })),
  );
  await screen.findByRole('button', { name: 'Show the picture: Photo 2 of 2 of Walkers' });
  await waitFor(() => expect(document.querySelectorAll('[data-picture]')).toHaveLength(4));
  const shown = async (position: string) => {
    expect(await screen.findByText(position)).toBeVisible();
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('[inert]')).toBeNull();
    return within(dialog).getByRole('img').getAttribute('src');
  };

  await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
  const help = await screen.findByRole('dialog');
  for (const text of ['memberships', 'photos']) expect(within(help).getByText(text)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('e');
  expect(await shown('1 of 2')).toMatch('badge-1');
  await user.keyboard('{ArrowRight}');
  expect(await shown('2 of 2')).toMatch('badge-2');
  await user.keyboard('p');
  expect(await shown('1 of 2')).toMatch('a.webp');
  await user.keyboard('{ArrowLeft}');
  expect(await shown('2 of 2')).toMatch('b.webp');
  await user.keyboard('{ArrowRight}');
  expect(await shown('1 of 2')).toMatch('a.webp');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'memberships' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Show the picture: Photo 2 of 2 of Walkers' }));
  const opener = screen.getByRole('button', { name: 'Photo 2 of 2 of Walkers' });
  await user.click(opener);
  expect(await shown('2 of 2')).toMatch('b.webp');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

/** A list with enough rows for two pages of its own. */
const longList = { ...memberships, list: { ...memberships.list, pageSize: 1 } };

test('two lists on one page keep their own page in the URL, and only those with further pages have tools', async () => {
  const others = { ...memberships, name: 'others' };
  const related = { others: { target: 'group' }, memberships: { target: 'group' } };
  const resources = [{ ...groups, detailPage: { related } }, longList, others];
  const endpoints = { ...product.endpoints, others: product.endpoints.memberships };
  const { user, router } = await renderProduct(
    { ...product, resources, endpoints },
    '/groups/7/show',
    respondWithGroup,
  );
  const list = await screen.findByRole('region', { name: 'memberships' });
  await user.click(await within(list).findByRole('button', { name: 'Next' }));

  expect(router.state.location.search).toBe('?memberships.page=2');
  expect(await within(list).findByText('Iris')).toBeVisible();
  expect(within(list).getByRole('searchbox')).toBeVisible();
  const other = within(screen.getByRole('region', { name: 'others' }));
  expect(other.getByText('Ada')).toBeVisible();
  expect(other.queryByRole('searchbox')).toBeNull();
  expect(other.queryByRole('navigation')).toBeNull();
});
