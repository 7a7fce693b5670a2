import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { category } from '#admin/resources/category.ts';
import { faq } from '#admin/resources/faq.ts';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { report } from '#admin/resources/report.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { users } from '#admin/resources/users.ts';
import { pageOf, renderAdmin } from '#tests/support/renderAdmin.tsx';

const lists = [
  { definition: users, skeletonRows: 6, none: pageOf([]), empty: 'No users found.' },
  { definition: faq, skeletonRows: 5, none: [], empty: 'No FAQs available.' },
  { definition: category, skeletonRows: 3, none: [], empty: 'No categories found.' },
  { definition: ticket, skeletonRows: 5, none: pageOf([]), empty: 'No active tickets found.' },
  { definition: preLaunch, skeletonRows: 6, none: pageOf([]), empty: 'No users found.' },
].map((list) => ({ ...list, name: list.definition.name }));

test.each(lists)('$name: $skeletonRows skeleton rows while loading, and "$empty" when empty', async (list) => {
  let answer: (data: unknown) => void = () => undefined;
  const waiting = new Promise((resolve) => {
    answer = resolve;
  });
  await renderAdmin(list.definition, `/${list.name}`, () => waiting);
  await waitFor(() => expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(list.skeletonRows));

  answer(list.none);

  expect(await screen.findByText(list.empty)).toBeVisible();
  expect(document.querySelectorAll('[data-skeleton-row]')).toHaveLength(0);
});

test('a ticket is shown with its user, message, date and time', async () => {
  const user = { name: 'Ada Lovelace', email: 'ada@example.com' };
  const time = Date.UTC(2025, 7, 3, 16) / 1000;
  await renderAdmin(ticket, '/ticket', () => pageOf([{ id: 7, user, message: 'Help\nme', time }]));

  const row = (await screen.findByText('ada@example.com')).closest('tr');
  expect(row).toHaveTextContent(/Ada Lovelace.*Help me.*\d\d-08-2025 \d\d:\d\d [AP]M/);
  expect(row?.querySelector('time')).toHaveAttribute('datetime', '2025-08-03T16:00:00.000Z');
});

test('without closed tickets their tab says so', async () => {
  const { user } = await renderAdmin(ticket, '/ticket', () => pageOf([]));
  await user.click(await screen.findByRole('tab', { name: 'Closed Tickets (0)' }));

  expect(await screen.findByText('No closed tickets found.')).toBeVisible();
});

test('View leads from a ticket to its conversation, and the ticket travels as navigation state', async () => {
  const row = { id: 7, user: { name: 'Ada', email: 'ada@example.com' }, message: 'Help', time: 1_754_211_900 };
  const { user, router } = await renderAdmin(ticket, '/ticket', () => pageOf([row]));
  await user.click(await screen.findByRole('button', { name: 'Actions for Ticket #7, Ada' }));
  await user.click(await screen.findByRole('menuitem', { name: 'View' }));

  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/chat', state: { ticket: row } }));
});

const reportMenus = () => screen.findAllByRole('button', { name: /^Actions for Report #\d+, / });

test('Reported Users is a sample and says so: 10 rows a page, with the way to the others, and no call', async () => {
  const { user, calls, router } = await renderAdmin(report, '/report', () => undefined);
  expect(await screen.findByText('Showing 1 to 10 of 24 entries')).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(await reportMenus()).toHaveLength(10);

  await user.click(screen.getByRole('button', { name: '3' }));
  expect(await screen.findByText('Showing 21 to 24 of 24 entries')).toBeVisible();
  expect(await reportMenus()).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(router.state.location.search).toBe('?page=3');
  expect(calls).toEqual([]);
});

test('reports are searched by reporter, reported user or id, on all pages', async () => {
  await renderAdmin(report, '/report', () => undefined);
  expect(await screen.findByText('Looks through all pages')).toBeVisible();
  cleanup();

  await renderAdmin(report, '/report?search=lindqvist', () => undefined);
  expect(await screen.findByText('2 matches')).toBeVisible();
  expect(screen.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  cleanup();

  await renderAdmin(report, '/report?search=hana+kim', () => undefined);
  expect(await screen.findAllByRole('link', { name: 'Hana Kim' })).toHaveLength(2);
  cleanup();

  await renderAdmin(report, '/report?search=1001', () => undefined);
  expect(await screen.findByRole('button', { name: /^Actions for Report #1001, / })).toBeVisible();
  cleanup();

  await renderAdmin(report, '/report?search=nobody', () => undefined);
  expect(await screen.findByText('No reports found matching your search.')).toBeVisible();
});

test('a report leads to the page of a user without saying whose', async () => {
  const { user, router } = await renderAdmin(report, '/report', () => undefined);
  const [menu = document.body] = await reportMenus();
  await user.click(menu);
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  await user.click(await screen.findByRole('menuitem', { name: 'View' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/user-detail'));
});
