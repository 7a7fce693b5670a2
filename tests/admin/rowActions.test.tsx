import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { ticket } from '#admin/resources/ticket.ts';
import { users } from '#admin/resources/users.ts';
import { ApiError } from '#api/ApiError.ts';
import { deferred } from '#tests/support/deferred.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { expectLoggedFailure, type Respond, renderAdmin } from '#tests/support/renderAdmin.tsx';

const ada = { uuid: 'u-1', name: 'Ada Lovelace', email: 'ada@example.com', created_at: '2025-08-03T16:05:00' };
const person = (id: number) => ({ id, name: `Person ${id}`, email: `p${id}@example.com`, created_at: '2025-08-03' });

const menuOf = (name: RegExp) => screen.findByRole('button', { name });

async function askToDelete(respond: Respond, path = '/preLaunch') {
  const rendered = await renderAdmin(preLaunch, path, respond);
  const [menu = document.body] = await screen.findAllByRole('button', { name: /^Actions for Person/ });
  await rendered.user.click(menu);
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Delete' });
  return { ...rendered, dialog, confirm: within(dialog).getByRole('button', { name: 'Delete' }) };
}

test('a delete that the API does not offer, without a confirmation, only closes the menu', async () => {
  const { user, calls } = await renderAdmin(users, '/users', () => pageOf([ada]));
  await user.click(await menuOf(/Ada Lovelace, ada@example.com/));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(calls.map(({ call }) => call)).toEqual(['POST /admin/user/list']);
});

const row = { id: 7, user: { name: 'Ada', email: 'ada@example.com' }, message: 'Help', time: 1_754_211_900 };

test('an action is offered in its segment only; a delete that the API does not offer, with a confirmation, asks and then makes no call', async () => {
  const { user, calls } = await renderAdmin(ticket, '/ticket', () => pageOf([row]));
  await user.click(await menuOf(/^Actions for Ticket #7, Ada/));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['View', 'Close']);
  await user.keyboard('{Escape}');

  await user.click(await screen.findByRole('tab', { name: 'Closed Tickets (1)' }));
  await user.click(await menuOf(/^Actions for Ticket #7, Ada/));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Are you sure you want to delete Ticket #7? This action cannot be undone.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(['GET /admin/ticket/list/{state}']));
  expect(calls.some(({ values }) => values.state === 1)).toBe(true);
});

test('two quick clicks send one request, and after the row is deleted the focus is in the list', async () => {
  const rows = [person(1), person(2)];
  const { promise: deleted, resolve: deleteRow } = deferred<null>();
  const { user, calls, confirm, dialog } = await askToDelete(({ call }) =>
    call.includes('delete') ? deleted : pageOf([...rows]),
  );
  confirm.click();
  confirm.click();
  await user.keyboard('{Escape}');
  expect(dialog.isConnected).toBe(true);
  rows.shift();
  deleteRow(null);

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.filter(({ call }) => call.includes('delete'))).toHaveLength(1);
  expect(await screen.findByText('User deleted successfully')).toBeVisible();
  await waitFor(() => expect(within(screen.getByRole('main')).queryByText('Person 1')).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(screen.getByText('Person 2'))).toBe(true);
});

test('a change fails at once in an offline browser, and the menu button has the focus after its dialog was left', async () => {
  const { user, dialog, confirm } = await askToDelete(({ call }) => {
    if (call.includes('delete')) throw new ApiError('offline');
    return pageOf([person(1)]);
  });
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await user.click(confirm);

  expect((await within(dialog).findByRole('alert')).textContent).toContain('Failed to delete user');
  expectLoggedFailure();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Actions for Person 1/ })).toHaveFocus());
});

test('deleting the last row of the last page goes to the new last page', async () => {
  let isDeleted = false;
  const { user, confirm, router } = await askToDelete(({ call, page = 1 }) => {
    if (call.includes('delete')) {
      isDeleted = true;
      return null;
    }
    const total = isDeleted ? 20 : 21;
    return pageOf(page * 10 - 9 > total ? [] : [person(page * 10 - 9)], page, total);
  }, '/preLaunch?page=3');
  await user.click(confirm);

  expect(await screen.findByText('Person 11')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});
