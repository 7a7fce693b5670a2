import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApiServer } from '#tests/suite/createApiServer.ts';
import { openScreen } from '#tests/suite/openScreen.ts';
import { members } from './resources/members.ts';
import { testedFestival } from './testedFestival.ts';

beforeEach(() => localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' })));

/** Adds a member, whose code the API returns once. */
async function addMember() {
  const server = createApiServer(testedFestival);
  server.override('members', 'create', () => testedFestival.dialect.done({ member_no: 'key-9', door_code: 'K7-2291' }));
  await openScreen(testedFestival, members, '/members/create', server);
  const form = await screen.findByRole('dialog', { name: 'Add Member' });
  const type = (label: string, value: string) =>
    fireEvent.change(within(form).getByLabelText(label, { exact: false }), { target: { value } });
  type('Name', 'Ada');
  type('Email', 'ada@example.com');
  type('Password', 'a long secret');
  expect(within(form).getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(within(form).getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));

  return { server, code: await screen.findByText('K7-2291') };
}

test('a new password is sent and hidden, and the code in the response is shown until it is closed', async () => {
  const { code } = await addMember();
  const user = userEvent.setup();
  const dialog = screen.getByRole('dialog', { name: 'Add Member' });
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Copy Door code' }));
  expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('K7-2291');
  expect(code).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a session that ends while a code is shown does not take it away', async () => {
  const { server, code } = await addMember();
  server.override('members', 'list', () => testedFestival.dialect.refuse(401, 'Your session is over'));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000); // the list is stale
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));

  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(code).toBeInTheDocument();
});
