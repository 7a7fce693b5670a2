import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseProduct } from '#admin/baseProduct.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { type Respond, renderProduct } from '#tests/support/renderAdmin.tsx';

const figures = { open_cases: 12, open_appeals: 0, open_tickets: 1, failed_mails: 'none' };

const respond: Respond = ({ call }) => {
  if (call === 'GET /admin/figures') return figures;
  if (call === 'GET /admin/app/faq/list') return [{ id: 1, question: 'Why?', answer: 'Because.' }];
  return call.includes('list') ? pageOf([]) : null;
};

const linkNames = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('without extensions the menu has the fixed order, no groups and no counts, and Settings shows two more entries', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Win32');
  const { calls, user } = await renderProduct(baseProduct, '/faq', respond);
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });

  expect(linkNames(menu).slice(0, -1)).toEqual([
    'Statistics',
    'User Management',
    'FAQ',
    'Category List',
    'Sports Ticket',
    'PreLaunch List',
  ]);
  expect(calls.map(({ call }) => call)).not.toContain('GET /admin/figures');
  expect(await screen.findByText('Ctrl K')).toBeVisible();
  await user.click(within(menu).getByRole('button', { name: 'Settings' }));
  expect(within(menu).getByRole('link', { name: 'Change Password' })).toBeVisible();
  expect(within(menu).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(within(menu).queryByRole('link', { name: 'Account and display' })).toBeNull();
});

test('entries of extensions are in groups and say how many records wait, also after a change, and the others keep their order', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const { user } = await renderProduct(extendedProduct, '/faq', respond);

  expect(await screen.findByRole('link', { name: 'Cases, 12 waiting' })).toBeVisible();
  expect(linkNames(screen.getByRole('list', { name: 'Moderation' }))).toHaveLength(3);
  expect(linkNames(screen.getByRole('list', { name: 'Administration' }))).toEqual(['Administrators', 'Audit Log']);
  const all = linkNames(screen.getByRole('navigation', { name: 'Main menu' }));
  expect(all.slice(0, 4)).toEqual(['Statistics', 'User Management', 'FAQ', 'Category List']);
  expect(screen.getByRole('link', { name: 'Appeals' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Outbox' })).toBeVisible();
  expect(await screen.findByText('⌘K')).toBeVisible();

  figures.open_cases = 11;
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('link', { name: 'Cases, 11 waiting' })).toBeVisible();
});

test('with more than a page of tickets, the tab of those that wait has the number of the menu, and other tabs have none', async () => {
  const ticket = { id: 1, user: { name: 'Ada', email: 'ada@example.com' }, message: 'Hi', time: 1, state: 0 };
  const page = { data: [ticket], per_page: 1, next: 1 };
  await renderProduct(extendedProduct, '/ticket', (call) =>
    call.call.includes('/ticket/list') ? page : respond(call),
  );

  expect(await screen.findByRole('tab', { name: 'Waiting for us (1)' })).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Waiting for them' })).toBeVisible();
});

test('a role without the figures has no counts, and the foot of the menu shows the address and the role', async () => {
  const { figures: _, ...endpoints } = extendedProduct.endpoints;
  const { calls } = await renderProduct({ ...extendedProduct, endpoints, role: 'moderator' }, '/faq', respond);

  expect(await screen.findByRole('link', { name: 'Cases' })).toBeVisible();
  expect(calls.map(({ call }) => call)).not.toContain('GET /admin/figures');
  expect(await screen.findByText('admin@hullo.example')).toBeVisible();
  expect(await screen.findByText('Moderator')).toBeVisible();
});
