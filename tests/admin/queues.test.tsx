import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { noFigures, type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const person = { name: 'Ada', email: 'ada@example.com' };
const handled = { id: 7, user: person, reports: 1, reasons: [], claimed: 'me', claimed_by: 'admin@hullo.example' };

const pageOf = (data: object[], next: number | null = null) => ({ data, per_page: 25, next });

const respondWithCases: Respond = ({ call, values: { state } }) =>
  pageOf(call.endsWith('/case/list') ? [{ ...handled, state, hours: 22, due: 'inTime', hours_left: 2 }] : []);

test('cases say how much time is left, call the signed-in administrator "You", and open the next one only where it can be decided', async () => {
  const { user } = await renderProduct(extendedProduct, '/cases', respondWithCases);

  expect(await screen.findByText('2 h left')).toBeVisible();
  expect(screen.getByText('You')).toHaveAttribute('title', 'admin@hullo.example');
  expect(await screen.findByRole('button', { name: 'Open next' })).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: /^Decided/ }));
  expect(await screen.findByRole('columnheader', { name: 'Decided on' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open next' })).toBeNull();
});

test('the pages of a list that the API does not count say how many rows its figure counts', async () => {
  const ticket = { id: 1, user: person, message: 'Hi', time: 1_764_000_000, waits_for: 'us', hours: 3 };
  await renderProduct(extendedProduct, '/ticket', ({ call }) => {
    if (call === 'GET /admin/figures') return { ...noFigures, open_tickets: 42 };
    return call.endsWith('/ticket/list') ? pageOf([ticket], 9) : pageOf([]);
  });

  expect(await screen.findByText('Showing 1 to 1 of 42 entries')).toBeVisible();
});

test('an empty part of a list names its own source of rows, or none, and a search without matches can be cleared', async () => {
  const { user, router } = await renderProduct(extendedProduct, '/cases?state=handedOver', () => pageOf([]));
  expect(await screen.findByText(/^Moderators hand a case over/)).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: /^Decided/ }));
  expect(await screen.findByText('No case has been decided yet.')).toBeVisible();
  expect(screen.queryByText(/^(?:A case opens|Moderators hand)/)).toBeNull();

  await act(() => router.navigate('/cases?search=nobody'));
  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByText(/^A case opens/)).toBeVisible();
});
