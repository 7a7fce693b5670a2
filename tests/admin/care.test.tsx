import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { extendProduct } from '#admin/extensions/extendProduct.ts';
import { ownProduct } from '#admin/ownProduct.ts';
import { users } from '#admin/resources/users.ts';
import { everyExtension } from '#tests/support/everyExtension.ts';
import { expectAccessibleDom } from '#tests/support/expectAccessibleDom.ts';
import { pageOf, type Respond, renderAdmin, renderProduct } from '#tests/support/renderAdmin.tsx';
import '#admin/fields/MaskedValue.tsx';
import '#admin/preferences/PreferencesDialog.tsx';

const product = extendProduct(ownProduct, everyExtension);

const user = { name: 'Ada', email: 'ada@example.com', profile_picture: 'people/ada.webp' };
const found = {
  id: 1,
  user,
  hours: 3,
  due: 'inTime',
  state: 'open',
  reports: 1,
  shot_1: 'people/shot.webp',
  location: 'Lund',
};
const ada = { uuid: 'u1', ...user, created_at: '2026-01-02T03:04:05Z' };

const answers: Record<string, unknown> = {
  'GET /admin/moderation/case/list': { data: [found], per_page: 25, next: null },
  'GET /admin/moderation/case/detail/{id}': found,
  'GET /admin/moderation/report/list': { data: [], per_page: 25, next: null },
  'POST /admin/user/list': pageOf([ada]),
  'GET /admin/user/detail/{id}': ada,
};
const respond: Respond = ({ call }) => answers[call] ?? null;

const blurred = () => [...document.querySelectorAll('[inert] img')];

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a picture that is sensitive is blurred until it is asked for, and stays so wherever else it is shown', async () => {
  await renderProduct(product, '/cases', respond);
  const show = await screen.findByRole('button', { name: 'Show the picture: Ada' });
  expect(blurred()).toHaveLength(1);
  await expectAccessibleDom(screen.getByRole('main'));

  fireEvent.click(show);
  await waitFor(() => expect(blurred()).toHaveLength(0));
  fireEvent.click(screen.getByRole('link', { name: 'Ada' }));
  await screen.findByRole('heading', { level: 1, name: 'Ada' });
  expect(blurred()).toHaveLength(0);
  fireEvent.click(screen.getByRole('tab', { name: 'Photos' }));
  const photo = await screen.findByRole('button', { name: 'Show the picture: Photo 1 of 1 of Ada' });
  expect(blurred()).toHaveLength(1); // and what is inert cannot be opened
  fireEvent.click(photo);
  await waitFor(() => expect(blurred()).toHaveLength(0));
});

test('a person chooses what is blurred and masked, and the fixed API alone asks nobody', async () => {
  const { user: hands } = await renderProduct(product, '/users', respond);
  await screen.findByText('ada@example.com');
  await hands.click(screen.getByRole('button', { name: 'Settings' }));
  await hands.click(await screen.findByRole('button', { name: 'Screen and keys' }));
  const dialog = await screen.findByRole('dialog', { name: 'Screen and keys' });
  await expectAccessibleDom(dialog);
  await hands.click(within(dialog).getByRole('switch', { name: 'Mask names, emails and places' }));
  await waitFor(() => expect(screen.queryByText('ada@example.com')).toBeNull());
  expect(screen.queryByText('Ada')).toBeNull();

  await renderAdmin(users, '/users', respond);
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryByRole('button', { name: 'Screen and keys' })).toBeNull();
});

test('what is masked is shown for ten seconds, and names no page and no button meanwhile', async () => {
  localStorage.setItem('RaStorepreferences.personal', '"masked"');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderProduct(product, '/users', respond);
  const show = await screen.findByRole('button', { name: 'Show for ten seconds' });
  expect(screen.getByRole('button', { name: 'Actions for •••' })).toBeVisible();
  expect(document.body.innerHTML).not.toContain('Ada');

  fireEvent.click(show);
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('ada@example.com')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '•••' }));
  await screen.findByRole('heading', { level: 1, name: '•••' });
});
