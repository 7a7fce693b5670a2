import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { report } from '#admin/resources/report.ts';
import { resources } from '#admin/resources/resources.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { users } from '#admin/resources/users.ts';
import { ApiError } from '#api/ApiError.ts';
import type { Conventions } from '#api/conventions.ts';
import { createClient } from '#api/createClient.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { createResourceText } from '#i18n/resourceText.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { expectLoggedFailure, pageOf, renderAdmin, renderScreens } from '#tests/support/renderAdmin.tsx';

const ada = { uuid: 'u-1', name: 'Ada Lovelace', email: 'ada@example.com', created_at: '2025-08-03T16:05:00' };
const grace = { uuid: 'u-2', name: 'Grace Hopper', email: 'grace@example.com', created_at: '2025-08-02T09:00:00' };
const someone = (id: number) => ({ id, name: `Person ${id}`, email: `p${id}@example.com`, created_at: '2025-08-03' });

test('a row shows the person, the date as dd-mm-yyyy and a 12-hour time; the search covers this page only and is in the URL', async () => {
  const { user, router, calls } = await renderAdmin(users, '/users', () =>
    pageOf([ada, { ...grace, location: 'New York' }], 1, 40),
  );
  await screen.findByText('Searches this page only');
  const row = screen.getByText('ada@example.com').closest('tr');
  expect(row?.textContent).toBe('ALAda Lovelaceada@example.com03-08-2025 04:05 PMNot shared');

  await user.type(screen.getByPlaceholderText('Search by name or email...'), 'hopper');

  expect(screen.queryByText('ada@example.com')).toBeNull();
  expect(screen.getByText('1 match on this page')).toBeVisible();
  expect(router.state.location.search).toBe('?search=hopper');
  expect(calls).toHaveLength(1);
});

test('a closed question shows the beginning of its answer, which the search covers', async () => {
  const rows = [
    { id: 1, question: 'Is it free?', answer: 'Yes.' },
    { id: 2, question: 'Where is it?', answer: 'Everywhere.' },
  ];
  const { user } = await renderAdmin(faq, '/faq', () => rows);
  expect((await screen.findAllByText('Everywhere.'))[0]).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'every');

  expect(screen.getByRole('button', { name: 'Where is it?' })).toBeVisible();
  expect(screen.queryByText('Is it free?')).toBeNull();
});

test('a late URL does not change the typed text, and a URL from a link or the history does', async () => {
  const { user, router } = await renderAdmin(users, '/users', () => pageOf([ada, grace]));
  const box = await screen.findByRole('searchbox');
  expect(screen.queryByText('Searches this page only')).toBeNull(); // it is the only page
  await user.type(box, 'hop');

  await act(() => router.navigate('/users?search=ho', { replace: true }));
  expect(box).toHaveValue('hop');
  await act(() => router.navigate('/users?search=ada'));
  expect(box).toHaveValue('ada');
  await act(() => router.navigate(-1));
  expect(box).toHaveValue('ho');
});

test('a failure shows the server’s message and the request id, and Retry loads the list', async () => {
  let tries = 0;
  const { user } = await renderAdmin(preLaunch, '/preLaunch', () => {
    tries += 1;
    const failure = new ApiError('refused', { status: 500, message: 'The disk is full' });
    if (tries === 1) throw Object.assign(failure, { requestId: 'r-1' });
    return pageOf([someone(1)]);
  });

  const box = await screen.findByRole('alert');
  expect(box.textContent).toContain('Failed to fetch users');
  expect(box.textContent).toContain('The disk is fullRequest ID r-1');
  await user.click(within(box).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Person 1')).toBeVisible();
  expect(screen.queryByText('The disk is full')).toBeNull();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
  expectLoggedFailure();
});

test('the export of a list on one page contains the rows that match the search, and says when the browser cannot save it', async () => {
  const saved = catchDownloads();
  const { user } = await renderAdmin(users, '/users?search=hopper', () => pageOf([ada, grace]));
  await user.click(await screen.findByRole('button', { name: 'Export 1 user' }));

  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text).toContain('Grace Hopper');
  expect(saved[0]?.text).not.toContain('Ada Lovelace');
  vi.mocked(URL.createObjectURL).mockImplementation(() => {
    throw new Error('No space is left');
  });
  await user.click(screen.getByRole('button', { name: 'Export 1 user' }));
  expect(await screen.findByText('The file couldn’t be created.')).toBeVisible();
});

const conventions: Conventions = {
  paging: {
    by: 'cursor',
    name: 'after',
    next: 'next',
    request: { name: 'take', count: 2 },
    response: { rows: 'items' },
  },
};

const product = {
  ...baseProduct,
  conventions,
  endpoints: { faq: { list: { call: 'GET /questions', paged: true } } },
} as const;

const listedWith = (list: object) => ({
  ...product,
  resources: [{ ...faq, list: { ...faq.list, ...list } } as AnyResource],
});

/** Five questions, without their number. */
const respond = ({ url }: Request) => {
  const start = Number(new URL(url).searchParams.get('after') ?? 0);
  const items = [1, 2, 3, 4, 5]
    .slice(start, start + 2)
    .map((id) => ({ id, question: `Question ${id}`, answer: 'Yes.' }));
  return Response.json({ items, next: start + 2 < 5 ? String(start + 2) : null });
};

const options = { base: 'http://other.test', token: () => null, language: () => 'en', conventions } as const;

const call = createClient({ ...options, fetch: respond });

test('a list by cursors has a next page until its end, and then a total', async () => {
  const { user } = await renderScreens({ product, call, path: '/faq' });
  await screen.findByText('Question 1');
  expect(await screen.findByText('Showing entries 1 to 2')).toBeVisible();

  await user.click(screen.getByText('Next'));
  await screen.findByText('Question 3');
  expect(await screen.findByText('Showing entries 3 to 4')).toBeVisible();

  await user.click(screen.getByText('Next'));
  await screen.findByText('Question 5');
  expect(await screen.findByText('Showing 5 to 5 of 5 entries')).toBeVisible();
  expect(screen.getByText('Next')).toBeDisabled();
});

test('a page that the list no longer has leads to its last one', async () => {
  const { router } = await renderScreens({ product, call, path: '/faq?page=9' });

  expect(await screen.findByText('Question 5')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
});

test('without a count from the API, a segment shows that there are more rows than those of its page', async () => {
  const segmented = listedWith({ segments: { filter: 'shelf', of: ['open', 'closed'] } });
  await renderScreens({ product: segmented, call, path: '/faq' });

  expect(await screen.findByText('open (2+)', { selector: '[role=tab]' })).toBeVisible();
});

test('the file name of an export by cursors says that rows are missing when a page cannot be loaded', async () => {
  const saved = catchDownloads();
  const exported = listedWith({ search: ['question'], searchAll: true, export: true });
  const closing = createClient({
    ...options,
    fetch: (request) => (request.url.includes('after=2') ? new Response('{}', { status: 403 }) : respond(request)),
  });
  const { user } = await renderScreens({ product: exported, call: closing, path: '/faq' });
  await user.click(await screen.findByText('Export all pages', { selector: 'button' }));

  expect(await screen.findByText('Only 2 entries loaded. The file would contain just those.')).toBeVisible();
  await user.click(screen.getByText('Export what we have'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['faq-incomplete.csv']));
  expectLoggedFailure();
});

test.each([
  ['users', 6, 'No users found.'],
  ['faq', 5, 'No FAQs available.'],
  ['category', 3, 'No categories found.'],
  ['ticket', 5, 'No active tickets found.', 'active'],
  ['ticket', 5, 'No closed tickets found.', 'closed'],
  ['preLaunch', 6, 'No users found.'],
])('%s: %i skeleton rows while loading, and "%s" when empty', async (name, skeletonRows, empty, segment?: string) => {
  const { translate } = await loadPolyglot('en');

  expect(resources.find((resource) => resource.name === name)?.list.skeletonRows).toBe(skeletonRows);
  expect(createResourceText(translate, name).empty(segment)).toBe(empty);
});

test('a row of a ticket has its user, message and time, and View leads to its conversation with the ticket as state', async () => {
  const time = Date.UTC(2025, 7, 3, 16) / 1000;
  const row = { id: 7, user: { name: 'Ada', email: 'ada@example.com' }, message: 'Help\nme', time };
  const { user, router } = await renderAdmin(ticket, '/ticket', () => pageOf([row]));
  const shown = (await screen.findByText('ada@example.com')).closest('tr');
  expect(shown).toHaveTextContent(/Ada.*Help me.*\d\d-08-2025 \d\d:\d\d [AP]M/);
  expect(shown?.querySelector('time')).toHaveAttribute('datetime', '2025-08-03T16:00:00.000Z');
  await user.click(await screen.findByRole('button', { name: 'Actions for Ticket #7, Ada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View' }));

  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chat', state: { ticket: row } }));
});

const reportMenus = () => screen.findAllByRole('button', { name: /^Actions for Report #\d+, / });

test('Reported Users is marked as a sample: 10 rows a page, a pagination, a search by reporter, reported user and id, and no call', async () => {
  const { user, calls, router } = await renderAdmin(report, '/report', () => undefined);
  expect(await screen.findByText('Showing 1 to 10 of 24 entries')).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(await reportMenus()).toHaveLength(10);

  await user.click(screen.getByRole('button', { name: '3' }));
  expect(await screen.findByText('Showing 21 to 24 of 24 entries')).toBeVisible();
  expect(await reportMenus()).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(router.state.location.search).toBe('?page=3');
  for (const [search, text] of [
    ['lindqvist', '2 matches'],
    ['1001', '1 match'],
    ['hana kim', '2 matches'],
    ['nobody', 'No reports found matching your search.'],
  ] as const) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } });
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(calls).toEqual([]);
});

test('a report leads to the page of a user without an id', async () => {
  const { user, router } = await renderAdmin(report, '/report', () => undefined);
  const [menu = document.body] = await reportMenus();
  await user.click(menu);
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  await user.click(await screen.findByRole('menuitem', { name: 'View' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/user-detail'));
});
