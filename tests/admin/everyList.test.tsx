import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { report } from '#admin/resources/report.ts';
import { resources } from '#admin/resources/resources.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { createResourceText } from '#i18n/resourceText.ts';
import { pageOf, renderAdmin } from '#tests/support/renderAdmin.tsx';

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

test('a ticket is shown with its user, message, date and time', async () => {
  const user = { name: 'Ada Lovelace', email: 'ada@example.com' };
  const time = Date.UTC(2025, 7, 3, 16) / 1000;
  await renderAdmin(ticket, '/ticket', () => pageOf([{ id: 7, user, message: 'Help\nme', time }]));

  const row = (await screen.findByText('ada@example.com')).closest('tr');
  expect(row).toHaveTextContent(/Ada Lovelace.*Help me.*\d\d-08-2025 \d\d:\d\d [AP]M/);
  expect(row?.querySelector('time')).toHaveAttribute('datetime', '2025-08-03T16:00:00.000Z');
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
