import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { users } from '#admin/resources/users.ts';
import { ApiError } from '#api/ApiError.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { expectLoggedFailure, pageOf, renderAdmin } from '#tests/support/renderAdmin.tsx';

const ada = { uuid: 'u-1', name: 'Ada Lovelace', email: 'ada@example.com', created_at: '2025-08-03T16:05:00' };
const grace = { uuid: 'u-2', name: 'Grace Hopper', email: 'grace@example.com', created_at: '2025-08-02T09:00:00' };
const someone = (id: number) => ({ id, name: `Person ${id}`, email: `p${id}@example.com`, created_at: '2025-08-03' });

test('a row shows the person, the date as dd-mm-yyyy and the time on a 12-hour clock', async () => {
  await renderAdmin(users, '/users', () => pageOf([ada]));

  const row = (await screen.findByText('ada@example.com')).closest('tr');
  expect(row?.textContent).toBe('ALAda Lovelaceada@example.com03-08-2025 04:05 PM');
});

test('the footer believes what the answer says about its page', async () => {
  const page = { ...pageOf([ada]), current_page: 2, last_page: 3, from: 26, to: 26, total: 60, per_page: 25 };
  await renderAdmin(users, '/users?page=2', () => page);

  expect(await screen.findByText('Showing 26 to 26 of 60 entries')).toBeVisible();
  expect(screen.getByRole('button', { name: '2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('button', { name: '4' })).toBeNull();
});

test('the search narrows this page only, says so, and lives in the address', async () => {
  const { user, router, calls } = await renderAdmin(users, '/users', () => pageOf([ada, grace], 1, 40));
  await screen.findByText('Looks through this page only');

  await user.type(screen.getByPlaceholderText('Search by name or email...'), 'hopper');

  expect(screen.queryByText('ada@example.com')).toBeNull();
  expect(screen.getByText('1 match on this page')).toBeVisible();
  expect(router.state.location.search).toBe('?search=hopper');
  expect(calls).toHaveLength(1);
});

test('an address that comes back late takes no typed letter away, and one from a link or the history is searched for', async () => {
  const { user, router } = await renderAdmin(users, '/users', () => pageOf([ada, grace]));
  const box = await screen.findByRole('searchbox');
  await user.type(box, 'hop');

  await act(() => router.navigate('/users?search=ho', { replace: true }));
  expect(box).toHaveValue('hop');
  await act(() => router.navigate('/users?search=ada'));
  expect(box).toHaveValue('ada');
  await act(() => router.navigate(-1));
  expect(box).toHaveValue('ho');
});

test('a failure is told in the server’s words with its request’s id, and Retry loads the list', async () => {
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

test('two quick page changes never show the older answer: it is no longer waited for', async () => {
  const answers = new Map<number, (page: unknown) => void>();
  const signals = new Map<number, AbortSignal | undefined>();
  const { user } = await renderAdmin(preLaunch, '/preLaunch', ({ page = 1 }, signal) => {
    if (page === 1) return pageOf([someone(1)], 1, 30);
    signals.set(page, signal);
    return new Promise((resolve) => answers.set(page, resolve));
  });
  await screen.findByText('Person 1');

  await user.click(screen.getByRole('button', { name: '2' }));
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(signals.get(2)?.aborted).toBe(true);
  expect(signals.get(3)?.aborted).toBe(false);
  answers.get(2)?.(pageOf([someone(20)], 2, 30));
  answers.get(3)?.(pageOf([someone(30)], 3, 30));

  expect(await screen.findByText('Person 30')).toBeVisible();
  expect(screen.queryByText('Person 20')).toBeNull();
});

test('the export holds what is on screen: the rows of this page that match the search', async () => {
  const saved = catchDownloads();
  const { user } = await renderAdmin(users, '/users?search=hopper', () => pageOf([ada, grace], 1, 40));
  await user.click(await screen.findByRole('button', { name: 'Export Users' }));

  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.text).toContain('Grace Hopper');
  expect(saved[0]?.text).not.toContain('Ada Lovelace');
});
