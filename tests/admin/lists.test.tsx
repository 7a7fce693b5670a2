import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { faq } from '#admin/resources/faq.ts';
import { report } from '#admin/resources/report.ts';
import { users } from '#admin/resources/users.ts';
import { ApiError } from '#api/ApiError.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { deferred } from '#tests/support/deferred.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import {
  expectLoggedFailure,
  productOf,
  type Respond,
  renderAdmin,
  renderProduct,
} from '#tests/support/renderAdmin.tsx';

const ada = { uuid: 'u-1', name: 'Ada Lovelace', email: 'ada@example.com', created_at: '2025-08-03T16:05:00' };
const grace = { uuid: 'u-2', name: 'Grace Hopper', email: 'grace@example.com', created_at: '2025-08-02T09:00:00' };

test('a row shows the person, the date as dd-mm-yyyy and a 12-hour time; the search covers this page only and follows the URL', async () => {
  const { user, router, calls } = await renderAdmin(users, '/users', () =>
    pageOf([ada, { ...grace, location: 'New York' }], 1, 40),
  );
  await screen.findByText('Searches this page only');
  const row = screen.getByText('ada@example.com').closest('tr');
  expect(row?.textContent).toBe('ALAda Lovelaceada@example.com03-08-2025 04:05 PMNot shared');
  const box = screen.getByPlaceholderText('Search by name or email...');
  await user.type(box, 'hop');
  expect(screen.queryByText('ada@example.com')).toBeNull();
  expect(screen.getByText('1 match on this page')).toBeVisible();
  expect(router.state.location.search).toBe('?search=hop');

  await act(() => router.navigate('/users?search=ho', { replace: true })); // a late URL
  expect(box).toHaveValue('hop');
  await act(() => router.navigate('/users?search=ada'));
  expect(box).toHaveValue('ada');
  await act(() => router.navigate(-1));
  expect(box).toHaveValue('ho');
  expect(calls).toHaveLength(1);
});

test('a closed question shows the beginning of its answer, which the search covers', async () => {
  const rows = [
    { id: 1, question: 'Is it free?', answer: 'Yes.' },
    { id: 2, question: 'Where is it?', answer: 'Everywhere.' },
  ];
  const { user } = await renderAdmin(faq, '/faq', () => rows);
  expect((await screen.findAllByText('Everywhere.'))[0]).toBeVisible();
  expect(screen.queryByText('Searches this page only')).toBeNull(); // it is the only page
  await user.type(screen.getByRole('searchbox'), 'every');

  expect(screen.getByRole('button', { name: 'Where is it?' })).toBeVisible();
  expect(screen.queryByText('Is it free?')).toBeNull();
});

const cursors = {
  by: 'cursor',
  name: 'after',
  next: 'next',
  request: { name: 'take', count: 2 },
  response: { rows: 'items' },
} as const;
const questions: AnyResource = { ...faq, list: { ...faq.list, search: ['question'], searchAll: true, export: true } };
const product = {
  ...productOf(questions, { list: { call: 'GET /questions', paged: true } }),
  conventions: { paging: cursors },
};

/** Five questions, without their number. */
const respond: Respond = ({ cursor = 0 }) => {
  const ids = [1, 2, 3, 4, 5].slice(Number(cursor), Number(cursor) + 2);
  const items = ids.map((id) => ({ id, question: `Question ${id}`, answer: 'Yes.' }));
  return { items, next: ids.includes(5) ? null : ids.at(-1) };
};

test('a list by cursors has a next page until its end, and then a total; its export has all pages; a page beyond it leads to the last one', async () => {
  const { user, router } = await renderProduct(product, '/faq', respond);
  await screen.findByText('Question 1');
  expect(await screen.findByText('Showing entries 1 to 2')).toBeVisible();
  const saved = catchDownloads();
  await user.click(await screen.findByText('All pages', { selector: 'button' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['faq.csv']));
  expect(saved[0]?.text.trim().split('\r\n')).toHaveLength(6);

  await user.click(screen.getByText('Next'));
  await screen.findByText('Question 3');
  expect(await screen.findByText('Showing entries 3 to 4')).toBeVisible();

  await act(() => router.navigate('/faq?page=9'));
  await screen.findByText('Question 5');
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  expect(await screen.findByText('Showing 5 to 5 of 5 entries')).toBeVisible();
  expect(screen.getByText('Next')).toBeDisabled();
});

test('Reported Users is marked as a sample: 10 rows a page, a pagination, a search by reporter, reported user and id, and no call', async () => {
  const { user, calls, router } = await renderAdmin(report, '/report', () => undefined);
  const findMenus = () => screen.findAllByRole('button', { name: /^Actions for Report #\d+, / });
  expect(await screen.findByText('Showing 1 to 10 of 24 entries')).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(await findMenus()).toHaveLength(10);

  await user.click(screen.getByRole('button', { name: '3' }));
  expect(await screen.findByText('Showing 21 to 24 of 24 entries')).toBeVisible();
  expect(await findMenus()).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(router.state.location.search).toBe('?page=3');
  for (const [search, text] of [
    ['lindqvist', '2 matches'],
    ['1001', '1 match'],
    ['hana kim', '2 matches'],
    ['nobody', 'No reports found matching your search.'],
    ['', 'Showing 1 to 10 of 24 entries'],
  ] as const) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } });
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(calls).toEqual([]);

  const [menu = document.body] = await findMenus();
  await user.click(menu);
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  await user.click(await screen.findByRole('menuitem', { name: 'View' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-detail')); // without an id, as observed
});

test('a page that the API refuses leads to the first one, and a list without matches offers no export of 0 rows', async () => {
  const refusing: Respond = ({ call, page = 1, values }) => {
    if (page > 1) throw new ApiError('refused', { status: 400, message: 'page_out_of_range' });
    if (call !== 'POST /admin/user/list') return null;
    return pageOf(values.q ? [] : [ada]);
  };
  const { router } = await renderAdmin(users, '/users?page=9', refusing);
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText('page_out_of_range')).toBeNull();
  expectLoggedFailure();

  await renderProduct(extendedProduct, '/users?search=nobody', refusing);
  expect(await screen.findByText('No users found matching your search.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /\b0\b/ })).toBeNull();
});

test('a search that is being typed stays when the list turns out to have no rows', async () => {
  const { promise: slow, resolve: arrive } = deferred<unknown>();
  const { user } = await renderAdmin(users, '/users', () => slow);
  const box = await screen.findByRole('searchbox');
  await user.click(box);
  arrive(pageOf([], 1, 0));
  await screen.findByText('No users found.');
  await user.type(box, 'hop');
  expect(screen.getByRole('searchbox')).toHaveValue('hop');
});

test('a visit that begins with a dialog leaves no field behind it to type into', async () => {
  const { router } = await renderAdmin(faq, '/faq/create', () => []);
  await screen.findByRole('dialog');
  expect(document.querySelector('[type=search]')?.closest('[inert]')).not.toBeNull();
  await act(() => router.navigate('/faq'));
  expect(document.querySelector('[inert]')).toBeNull();
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
