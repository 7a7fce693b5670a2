import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Chat } from '#admin/pages/chat/Chat.tsx';
import { faq } from '#admin/resources/faq.ts';
import { users } from '#admin/resources/users.ts';
import { expectLoggedFailure, pageOf, renderAdmin, renderPage } from '#tests/support/renderAdmin.tsx';

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

  const modal = await screen.findByRole('dialog', { name: 'User details' });
  expect(router.state.location).toMatchObject({ pathname: '/users/u-1/show', search: '?page=3' });
  for (const text of ['ada@example.com', 'u-1', '03-08-2025 04:05 PM']) expect(modal).toHaveTextContent(text);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: '/users', search: '?page=3' });
  await waitFor(() => expect(menu).toHaveFocus());
});

test('a user’s name leads to a page with the tabs Profile and Photos, and back to the same page of the list', async () => {
  const { user, router } = await renderAdmin(users, '/users?page=3', respond);
  await user.click(await screen.findByRole('link', { name: 'Ada King Lovelace' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-detail/u-1'));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Photos']);

  await user.click(screen.getByRole('link', { name: 'Back to Active Users' }));
  expect(router.state.location).toMatchObject({ pathname: '/users', search: '?page=3' });
});

test('the profile shows what is known, says what is not, and stands for a missing picture by initials', async () => {
  await renderAdmin(users, '/user-detail/u-1', respond);
  expect(await screen.findByRole('heading', { name: 'Ada King Lovelace' })).toBeVisible();

  expect(screen.getByText('AL')).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(await screen.findByText('Active')).toBeVisible();
  expect(shownAt('Bio')).toHaveTextContent(/^Counts things\.$/);
  expect(shownAt('Location')).toHaveTextContent(/^London, United Kingdom$/);
  await waitFor(() => expect(shownAt('Age')).toHaveTextContent(/^36$/));
  expect(shownAt('Zodiac sign')).toHaveTextContent(/^Sagittarius$/);
  expect(shownAt('Language')).toHaveTextContent(/^English$/);
  expect(shownAt('Education')).toHaveTextContent(/^Not given$/);
  expect(shownAt('Smoking')).toHaveTextContent(/^Never$/);
  expect(shownAt('Drinking')).toHaveTextContent(/^Not given$/);
});

test('a user without photos has none to show', async () => {
  await renderAdmin(users, '/user-detail/u-1?tab=photos', respond);

  expect(await screen.findByText('No photos yet.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Photos' })).toHaveAttribute('aria-selected', 'true');
});

test('without an id, or an answer without a user, it says No user data available', async () => {
  const { calls } = await renderAdmin(users, '/user-detail', respond);
  expect(await screen.findByText('No user data available')).toBeVisible();
  expect(calls).toEqual([]);

  await renderAdmin(users, '/user-detail/u-1', () => null);
  expect(await screen.findByText('No user data available')).toBeVisible();
  expectLoggedFailure();
});

test('a dialog that names no row says so, and Close leads to the list', async () => {
  const { user, router } = await renderAdmin(faq, '/faq/999999', () => [{ id: 1, question: 'Why?', answer: 'So.' }]);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to load FAQs. Please try again.');
  expectLoggedFailure();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
});

test('a ticket’s conversation is a sample and says so; without a ticket there is none', async () => {
  const state = { id: 7, user: { name: 'Ada Lovelace', email: 'ada@example.com' }, message: 'It is gone', time: 1 };
  const { user, calls } = await renderPage(<Chat />, '/chat', () => pageOf([state]));
  expect(await screen.findByText('No ticket was chosen. Open one from the list of tickets.')).toBeVisible();
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
