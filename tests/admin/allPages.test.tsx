import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { users } from '#admin/resources/users.ts';
import { ApiError } from '#api/ApiError.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { expectLoggedFailure, renderAdmin } from '#tests/support/renderAdmin.tsx';

const definition = { ...users, list: { ...users.list, searchAll: true as const } };

const perPage = 2;

const person = (n: number) => ({
  uuid: `u-${n}`,
  name: n % 3 === 0 ? `Ada ${n}` : `Grace ${n}`,
  email: `person${n}@example.com`,
  created_at: '2025-08-03T16:05:00',
});

const peopleOf = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1));

const pageOfPeople = (page = 1, people = peopleOf(12)) =>
  pageOf(people.slice((page - 1) * perPage, page * perPage), page, people.length, perPage);

/** Delays the responses of some pages until they are released. */
function holding(...pages: number[]) {
  const held = new Map<number, () => void>();
  const respond = (page = 1) =>
    pages.includes(page)
      ? new Promise((resolve) => held.set(page, () => resolve(pageOfPeople(page))))
      : pageOfPeople(page);
  return { respond, release: (page: number) => act(async () => held.get(page)?.()) };
}

const searchAll = async (user: Awaited<ReturnType<typeof renderAdmin>>['user'], text = 'ada') => {
  await user.type(await screen.findByRole('searchbox'), text);
  await user.click(await screen.findByRole('button', { name: 'Search all 12 entries' }));
};

const shown = () => screen.queryAllByText(/^(?:Ada|Grace) \d+$/).map(({ textContent }) => textContent);

test('a search of all pages shows the matches, says which pages were searched, and is kept for Back', async () => {
  const { user, router, calls } = await renderAdmin(definition, '/users', ({ page }) => pageOfPeople(page));
  await searchAll(user);

  expect(await screen.findByText('4 matches')).toBeVisible();
  expect(shown()).toEqual(['Ada 3', 'Ada 6']);
  expect(screen.getByText('Showing 1 to 2 of 4 entries')).toBeVisible();
  expect(screen.getAllByText('Loaded 6 of 6 pages')).not.toHaveLength(0);
  expect(router.state.location.search).toBe('?search=ada&all=true');
  const loadedPages = calls.map(({ page }) => page);
  expect(new Set(loadedPages)).toEqual(new Set([1, 2, 3, 4, 5, 6]));

  await user.click(screen.getByRole('button', { name: '2' }));
  expect(shown()).toEqual(['Ada 9', 'Ada 12']);
  expect(calls).toHaveLength(loadedPages.length);

  await act(() => router.navigate('/faq'));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('4 matches')).toBeVisible();
  expect(calls.slice(loadedPages.length).filter(({ page }) => page !== 1)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Search this page only' }));
  expect(await screen.findByText('No users found matching your search.')).toBeVisible();
  expect(router.state.location.search).toBe('?search=ada');
});

test('matches appear while slow pages load; a search that was ended, or left with its screen, aborts its calls and continues where it was', async () => {
  const { respond, release } = holding(5, 6);
  const signals: (AbortSignal | undefined)[] = [];
  const { user, router, calls } = await renderAdmin(definition, '/users', ({ page = 1 }, signal) => {
    if (page > 4) signals.push(signal);
    return respond(page);
  });
  await searchAll(user);

  expect(await screen.findByText('Ada 6')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Loading pages' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Loaded \d of 6 pages$/),
  );
  await user.click(screen.getByRole('button', { name: 'Search this page only' }));
  const button = await screen.findByRole('button', { name: 'Search all 12 entries' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(button).toHaveFocus();

  const before = calls.length;
  signals.length = 0;
  await user.click(button);
  await waitFor(() => expect(signals).toHaveLength(2));
  await act(() => router.navigate('/nowhere'));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  expect(calls).toHaveLength(before + 2);

  await act(() => router.navigate(-1));
  await waitFor(() => expect(signals).toHaveLength(4));
  await release(5);
  await release(6);
  expect(await screen.findByText('4 matches')).toBeVisible();
  expect(calls.slice(before).map(({ page }) => page)).not.toContain(2);
});

test('a 429 pauses the loading; pages that fail are named with the reason, and can be loaded alone', async () => {
  const failures = new Map([
    [5, new ApiError('refused', { status: 403, message: 'Page five is closed' })],
    [4, Object.assign(new ApiError('refused', { status: 429 }), { retryAfterInMs: 400 })],
  ]);
  const { user, calls } = await renderAdmin(definition, '/users', ({ page = 1 }) => {
    const failure = failures.get(page);
    failures.delete(page);
    if (failure) throw failure;
    return pageOfPeople(page);
  });
  await searchAll(user);

  const paused = await screen.findAllByText(/The server asked us to slow down. This will continue on its own./);
  expect(paused).not.toHaveLength(0);
  const box = (await screen.findByText('Pages 5, 6 didn’t load.')).closest<HTMLElement>('.MuiAlert-root');
  expect(box).toHaveTextContent('Page five is closed');
  expect(screen.getByText('2 matches')).toBeVisible();
  expect(screen.getAllByText('Loaded 4 of 6 pages')).not.toHaveLength(0);
  const before = calls.length;
  await user.click(within(box as HTMLElement).getByRole('button', { name: 'Try these pages again' }));

  expect(await screen.findByText('4 matches')).toBeVisible();
  expect(screen.queryByText('Pages 5, 6 didn’t load.')).toBeNull();
  expect(calls.slice(before).map(({ page }) => page)).toEqual([5, 6]);
  expectLoggedFailure();
});

test('a list that changes while it loads says so, shows no row twice, and can be loaded again', async () => {
  let people = peopleOf(12);
  let isChanging = true;
  const { user } = await renderAdmin(definition, '/users', ({ page }) => {
    if (page === 4 && isChanging) {
      isChanging = false;
      people = [person(99), ...people];
    }
    return pageOfPeople(page, people);
  });
  await searchAll(user);

  expect(await screen.findByText('The list changed while it was loading. Entries may be missing.')).toBeVisible();
  expect(await screen.findByText('4 matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('5 matches')).toBeVisible();
  expect(screen.queryByText(/The list changed/)).toBeNull();
});
