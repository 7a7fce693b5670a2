import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { users } from '#admin/resources/users.ts';
import { ApiError } from '#api/ApiError.ts';
import { deferred } from '#tests/support/deferred.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { expectLoggedFailure, type Respond, renderAdmin, renderProduct } from '#tests/support/renderAdmin.tsx';

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

test('a user has a details modal and a page with the known values, and both lead back to the page of the list', async () => {
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

  await user.click(await screen.findByRole('link', { name: 'Ada King Lovelace' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-detail/u-1'));
  expect(await screen.findByRole('heading', { name: 'Ada King Lovelace' })).toBeVisible();
  for (const text of ['AL', 'ada@example.com', 'Active']) expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(shownAt('Age')).toHaveTextContent(/^36$/));
  const known = {
    Bio: 'Counts things.',
    Location: 'London, United Kingdom',
    'Zodiac sign': 'Sagittarius',
    Language: 'English',
    Smoking: 'Never',
  };
  for (const [label, text] of Object.entries({ ...known, Education: 'Not set', Drinking: 'Not set' }))
    expect(shownAt(label)?.textContent).toBe(text);

  await user.click(screen.getByRole('link', { name: 'Back to Users' }));
  expect(router.state.location).toMatchObject({ pathname: '/users', search: '?page=3' });
});

test('the page of a user without an id, or of a missing one, says so, and parts without values take one line', async () => {
  let response: object | null = null;
  const { calls, router } = await renderAdmin(users, '/user-detail', () => {
    if (!response) throw new ApiError('refused', { status: 404 });
    return response;
  });
  expect(await screen.findByText('No user data available')).toBeVisible();
  expect(calls).toEqual([]);
  await act(() => router.navigate('/user-detail/u-1'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByText('No user data available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull(); // it would be missing again
  expectLoggedFailure();

  response = { ...row, uuid: 'u-2', status: 'Active' };
  await act(() => router.navigate('/user-detail/u-2'));
  expect(await screen.findByRole('region', { name: 'Profile' })).toHaveTextContent(/^ProfileNot set$/);
  await act(() => router.navigate('/user-detail/u-2/photos'));
  expect(await screen.findByRole('region', { name: 'Photos' })).toHaveTextContent(/^PhotosNo photos yet\.$/);
  expect(screen.getByRole('tab', { name: 'Photos (0)', selected: true })).toBeVisible();
});

test('the tabs of a page have addresses and the keys of a tab list, say how many photos there are, and go Back', async () => {
  const shots = { ...profile, shot_1: 'a.webp', shot_3: 'b.webp' };
  const { user, router } = await renderAdmin(users, '/users?page=3', ({ call }) =>
    call.includes('detail') ? shots : pageOf([row], 3, 25),
  );
  await user.click(await screen.findByRole('link', { name: 'Ada King Lovelace' }));
  const tabs = within(await screen.findByRole('tablist', { name: 'User Details' }));
  const profileTab = tabs.getByRole('tab', { name: 'Profile', selected: true });
  const photosTab = tabs.getByRole('tab', { name: 'Photos (2)', selected: false });
  expect(screen.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Counts things.');
  act(() => profileTab.focus());
  for (const [key, tab] of [
    ['ArrowRight', photosTab],
    ['Home', profileTab],
    ['End', photosTab],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/user-detail/u-1/photos');
  const photos = within(await screen.findByRole('tabpanel', { name: 'Photos (2)' }));
  expect(await photos.findByRole('button', { name: 'Photo 2 of 2 of Ada King Lovelace' })).toBeVisible();
  expect(screen.queryByText('Counts things.')).toBeNull();

  await act(() => router.navigate(-1));
  expect(await screen.findByText('Counts things.')).toBeVisible();
  await user.keyboard('p');
  expect(await screen.findByText('1 of 2')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/user-detail/u-1/photos');
  await user.click(screen.getByRole('link', { name: 'Back to Users' }));
  expect(router.state.location).toMatchObject({ pathname: '/users', search: '?page=3' });
});

test('a dialog of a missing row shows an error, loads it by Retry, and leads to the list', async () => {
  const rows = [{ id: 1, question: 'Why?', answer: 'So.' }];
  const { user, router } = await renderAdmin(faq, '/faq/999', () => rows);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to load FAQs. Please try again.');
  expectLoggedFailure();
  rows.push({ id: 999, question: 'When?', answer: 'Soon.' });
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByRole('textbox', { name: 'Question' })).toHaveValue('When?');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('a ticket’s conversation is marked as a sample, and needs a ticket from the list, whose row has its message and time', async () => {
  const time = Date.UTC(2025, 7, 3, 16) / 1000;
  const ticket = { id: 7, user: { name: 'Ada Lovelace', email: 'ada@example.com' }, message: 'It is\ngone', time };
  const { user, calls } = await renderProduct(baseProduct, '/chat', () => pageOf([ticket]));
  expect(await screen.findByText('No ticket selected. Open one from the list.')).toBeVisible();
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(calls).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'Back to Support Tickets' }));
  const row = (await screen.findByText('ada@example.com')).closest('tr');
  expect(row).toHaveTextContent(/Ada.*It is gone.*\d\d-08-2025 \d\d:\d\d [AP]M/);
  expect(row?.querySelector('time')).toHaveAttribute('datetime', '2025-08-03T16:00:00.000Z');
  await user.click(await screen.findByRole('button', { name: 'Actions for Ticket #7, Ada Lovelace' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View' }));
  expect(await screen.findByRole('region', { name: 'The ticket' })).toHaveTextContent(/ada@example\.com.*It is\s+gone/);
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

test('the page of any resource shows its detail and sections, adds and removes rows below it, and edits and deletes its record', async () => {
  const { user, calls, router } = await renderProduct(product, '/groups?page=1', respondWithGroup);
  const at = (pathname: string) => waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  const pressDelete = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  const sentTo = (ending: string) => calls.findLast(({ call }) => call.endsWith(ending))?.values;
  expect(await screen.findByRole('link', { name: 'View Walkers' })).toHaveAttribute('href', '/groups/7/show');
  await user.click(await screen.findByRole('link', { name: 'Walkers' }));
  await at('/groups/7/show');
  expect(await screen.findByRole('heading', { level: 1, name: 'Walkers' })).toBeVisible();
  expect(screen.getByText('We walk')).toBeVisible();
  expect(screen.getByRole('region', { name: 'place' })).toHaveTextContent('The park');
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(sentTo('/members')).toEqual({ group: '7' });
  expect(screen.getByRole('heading', { level: 2, name: 'memberships 2' })).toBeVisible();
  await expectAccessibleDom(screen.getByRole('main'));

  await user.click(await screen.findByRole('link', { name: 'Add memberships' }));
  await at('/groups/7/show/memberships/create');
  await user.type(await screen.findByRole('textbox', { name: 'member' }), 'Alan');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await at('/groups/7/show');
  expect(calls.find(({ call }) => call.startsWith('POST'))?.values).toEqual({ group: 7, member: 'Alan' });
  const timesLoaded = () => calls.filter(({ call }) => call === 'GET /group/{id}').length;
  const before = timesLoaded();
  await pressDelete('Delete Ada');
  await waitFor(() => expect(timesLoaded()).toBe(before + 1)); // the record may count its rows
  expect(sentTo('/remove')).toMatchObject({ group: 7, id: 1 });

  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await at('/groups/7/show');
  await pressDelete('Delete');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/groups', search: '?page=1' }));
  expect(await screen.findByText('groups deleted successfully')).toBeVisible();
  expect(sentTo('/remove')).toMatchObject({ id: 7 });
});

test.each([
  ['beside the record, where the id is in a URL', product.endpoints.memberships.list, { group: '7' }, 1],
  [
    'after the record, where the type of its id matters',
    { call: 'POST /group/members', body: 'json', sends: ['group'] },
    { group: 7 },
    0,
  ],
] as const)('the related rows of a page are requested once, %s', async (_, list, values, before) => {
  const { promise, resolve } = deferred();
  const endpoints = { ...product.endpoints, memberships: { ...product.endpoints.memberships, list } };
  const { calls, router } = await renderProduct({ ...product, endpoints }, '/groups', async (call, signal) => {
    if (call.call === 'GET /group/{id}') await promise;
    return respondWithGroup(call, signal);
  });
  await act(() => router.navigate('/groups/7/show'));
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /group/{id}'));
  const ofRows = () => calls.filter(({ call }) => call === list.call);
  expect(ofRows()).toHaveLength(before);
  resolve();
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(ofRows().map((call) => call.values)).toEqual([values]);
});

test('related rows that a page did not show before it closed are requested when it opens again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { promise, resolve } = deferred();
  let member = 'Ada';
  const { router } = await renderProduct(product, '/groups', async (call, signal) => {
    if (call.call === 'GET /group/{id}') await promise;
    return call.call.endsWith('/members') ? [{ id: 1, member }] : respondWithGroup(call, signal);
  });
  await act(() => router.navigate('/groups/7/show'));
  await act(() => router.navigate('/groups'));
  member = 'Iris';
  vi.setSystemTime(Date.now() + 2_000); // parts of a screen share a call within a second
  resolve();
  await act(() => router.navigate('/groups/7/show'));
  expect(await screen.findByText('Iris')).toBeVisible();
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

test('the key of a part waits until the parts appear', async () => {
  const { promise, resolve } = deferred();
  const withKey: AnyResource = { ...groups, detailPage: { ...groups.detailPage, keys: { m: 'memberships' } } };
  const resources = product.resources.map((each) => (each.name === 'groups' ? withKey : each));
  const { user } = await renderProduct({ ...product, resources }, '/groups/7/show', async (call, signal) => {
    if (call.call.endsWith('/members')) await promise;
    return respondWithGroup(call, signal);
  });
  await screen.findByRole('heading', { level: 1, name: 'Walkers' });

  await user.keyboard('m');
  expect(document.body).toHaveFocus();
  resolve();
  await waitFor(() => expect(screen.getByRole('region', { name: 'memberships' })).toHaveFocus());
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

test('a page offers the actions that its record allows now, and starts none by the second click of a double click', async () => {
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

  const reopen = await screen.findByRole('button', { name: 'reopen' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(calls.find(({ call }) => call.endsWith('/close'))?.values).toMatchObject({ id: 7 });
  fireEvent.click(reopen, { detail: 2 }); // the first click was on another record
  await user.click(reopen);
  const sent = () => calls.filter(({ call }) => call.endsWith('/reopen'));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('the dialog of a record offers its actions, and closes when the record is deleted', async () => {
  const { detailPage: _, ...withoutPage } = groups;
  const resources = [{ ...withoutPage, detailDialog: true as const }];
  const { user, calls, router } = await renderProduct({ ...product, resources }, '/groups/7/show', respondWithGroup);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/groups'));
  expect(calls.findLast(({ call }) => call.endsWith('/remove'))?.values).toMatchObject({ id: 7 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failure has its message and request id, after Retry the focus is on the page, and a list without rows takes one line', async () => {
  let tries = 0;
  const { promise: arrival, resolve: arrive } = deferred();
  const { user } = await renderProduct(product, '/groups/7/show', async ({ call }) => {
    tries += 1;
    if (tries === 1)
      throw Object.assign(new ApiError('refused', { status: 500, message: 'Full' }), { requestId: 'r-1' });
    await arrival;
    return call.endsWith('/members') ? [] : group;
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('FullRequest ID r-1');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('status', { name: 'Loading…' });
  expect(screen.getByRole('main')).toHaveFocus();

  arrive();
  expect(await screen.findByRole('heading', { level: 1, name: 'Walkers' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByText('No memberships found.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add memberships' })).toBeVisible();
  expectLoggedFailure();
});

test('keys lead to parts and open their pictures without a blur, and a picture opens with the others of its part', async () => {
  const scrollIntoView = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
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
  const { user, router } = await renderProduct(
    { ...product, preferences: true, resources },
    '/groups/7/show',
    ({ call }) =>
      call === 'GET /group/{id}'
        ? { ...group, shot_1: 'a.webp', shot_2: 'b.webp' }
        : rows.map((row) => ({ ...row, badge: `badge-${row.id}.webp` })),
  );
  await screen.findByRole('button', { name: 'Show the picture: Photo 2 of 2 of Walkers' });
  await waitFor(() => expect(document.querySelectorAll('img[src*=badge]')).toHaveLength(2));
  const shown = async (position: string) => {
    expect(await screen.findByText(position)).toBeVisible();
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('[inert]')).toBeNull();
    return within(dialog).getByRole('img').getAttribute('src');
  };

  await user.keyboard('e');
  expect(await shown('1 of 2')).toMatch('badge-1');
  await user.keyboard('{ArrowRight}');
  expect(await shown('2 of 2')).toMatch('badge-2');
  await user.keyboard('p');
  expect(await shown('1 of 2')).toMatch('a.webp');
  await user.keyboard('{ArrowLeft}');
  expect(await shown('2 of 2')).toMatch('b.webp');
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

  await act(() => router.navigate('/groups/7/show#memberships'));
  expect(await shown('1 of 2')).toMatch('badge-1');
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

test.each(['%2F', '%', 'a/b c', '50% / 민수', '..%2f', '127.0.0.1:1 -> 2?#'])(
  'the page and the form of the id %j are those of its own record',
  async (id) => {
    const respondById: Respond = ({ call, values }) =>
      call.includes('detail')
        ? { ...profile, name: `Name of ${values.id}`, uuid: values.id }
        : pageOf([{ ...row, uuid: id }]);
    const { user, router } = await renderAdmin(users, '/users', respondById);
    await user.click(await screen.findByRole('link', { name: row.name }));
    expect(await screen.findByRole('heading', { level: 1, name: `Name of ${id}` })).toBeVisible();
    await renderAdmin(users, router.state.location.pathname, respondById); // as after a reload
    expect(await screen.findByRole('heading', { level: 1, name: `Name of ${id}` })).toBeVisible();

    const questions = ['/', id].map((each) => ({ id: each, question: `Question of ${each}`, answer: 'Yes.' }));
    await renderAdmin(faq, `/faq/${encodeURIComponent(id)}`, () => questions);
    expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveValue(`Question of ${id}`);
  },
);

test('a reference to a record that the API refuses shows its key, and none of the values of its row', async () => {
  const connections: AnyResource = {
    name: 'connections',
    title: 'name',
    fields: { name: { kind: 'text', on: ['list'] }, user: { kind: 'reference', to: 'users', on: ['list'] } },
    list: { skeletonRows: 1 },
  };
  const product = {
    ...baseProduct,
    resources: [connections, { ...users, title: 'name' }],
    endpoints: { ...baseProduct.endpoints, connections: { list: { call: 'GET /connections' as const } } },
  };
  await renderProduct(product, '/connections', ({ call, values }) => {
    if (call === 'GET /connections')
      return ['root', 'u-1', '7'].map((user, index) => ({ id: index, name: `Connection ${index}`, user }));
    if (values.id !== 'u-1') throw new ApiError('refused', { status: 403 });
    return { ...profile, uuid: 'u-1' };
  });
  expect(await screen.findByText('Ada King Lovelace')).toBeVisible();
  const cells = screen.getAllByRole('row').map((line) => line.children[1]?.textContent);
  expect(cells.slice(1)).toEqual(['root', 'Ada King Lovelace', 'User #7']);
});
