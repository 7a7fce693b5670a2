import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Statistics } from '#admin/pages/statistics/Statistics.tsx';
import { ApiError } from '#api/ApiError.ts';
import { expectLoggedFailure, renderPage } from '#tests/support/renderAdmin.tsx';

/** The menu's entries in their order; another resource may stand between them or after. */
const specified = ['Statistics', 'User Management', 'FAQ', 'Category List', 'Sports Ticket', 'PreLaunch List'];

const nobody = { iosTraffic: 0, androidTraffic: 0 };

test('the menu: Statistics, User Management, FAQ, Category List, Sports Ticket, PreLaunch List; Settings exposes Change Password and Sign Out', async () => {
  const { user } = await renderPage(<Statistics />, '/statistics', () => nobody);
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  const titles = menu.getAllByRole('link').map(({ textContent }) => textContent ?? '');
  expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
  await screen.findByText('Nobody uses the app yet.');

  await user.click(menu.getByRole('button', { name: 'Settings' }));

  expect(menu.getByRole('link', { name: 'Change Password' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('without any user there is no chart but a sentence, and the figures say so', async () => {
  await renderPage(<Statistics />, '/statistics', () => nobody);

  expect(await screen.findByText('Nobody uses the app yet.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^iOS/ })).toHaveTextContent(/^iOS00%$/);
  expect(document.querySelector('[data-chart]')).toBeNull();
});

test('skeletons stand for figures that are on their way', async () => {
  await renderPage(<Statistics />, '/statistics', () => new Promise(() => undefined));

  expect(await screen.findByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  expect(document.querySelectorAll('main .MuiSkeleton-root').length).toBeGreaterThan(3);
});

test('figures that cannot be fetched say why, and Retry works', async () => {
  let tries = 0;
  const { user } = await renderPage(<Statistics />, '/statistics', () => {
    tries += 1;
    if (tries === 1) throw new ApiError('refused', { status: 500, message: 'The counter is stuck' });
    return nobody;
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Failed to fetch statistics\s*The counter is stuck/);
  expectLoggedFailure();
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Nobody uses the app yet.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
