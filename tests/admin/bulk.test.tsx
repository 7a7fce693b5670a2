import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { preLaunch } from '#admin/resources/preLaunch.ts';
import { users } from '#admin/resources/users.ts';
import { ApiError } from '#api/ApiError.ts';
import { endpoints } from '#api/endpoints.ts';
import { catchDownloads } from '#tests/support/catchDownloads.ts';
import { pageOf } from '#tests/support/pageOf.ts';
import { expectLoggedFailure, productOf, renderAdmin, renderProduct } from '#tests/support/renderAdmin.tsx';

const definition: AnyResource = {
  ...preLaunch,
  fields: { ...preLaunch.fields, email: { kind: 'email', on: ['card'] } },
  list: { ...preLaunch.list, bulk: ['delete', 'archive'], summary: ['id'] },
};

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Person ${index + 1}`,
    email: `p${index + 1}@example.com`,
    created_at: '2025-08-03',
  }));

/** A server that refuses to delete some rows. */
function createServer(count: number, refused: number[] = []) {
  let rows = people(count);
  const deleted: unknown[] = [];
  const respond = ({ call, values, page = 1 }: { call: string; values: Record<string, unknown>; page?: number }) => {
    if (!call.includes('delete')) return pageOf(rows.slice((page - 1) * 3, page * 3), page, rows.length, 3);
    const refusal = new ApiError('refused', { status: 500, message: 'Has a ticket' });
    if (refused.includes(Number(values.id))) throw Object.assign(refusal, { requestId: `r-${values.id}` });
    deleted.push(values.id);
    rows = rows.filter(({ id }) => id !== values.id);
    return {};
  };
  return { respond, deleted, refused };
}

const select = (n: number) => screen.findByLabelText(`Select Person ${n}, p${n}@example.com`);
const confirmation = (name?: string) => screen.findByRole('alertdialog', { name });
const selectPage = () => screen.findByLabelText('Select everything on this page');
const selectAll = () => screen.findByLabelText('Select all');
/** Finds a button by its text, because a search by role takes jsdom a second. */
const press = (text: string, container = within(document.body)) => container.findByText(text, { selector: 'button' });

test('rows are selected across pages and by segment; the bar precedes them, announces the count and offers only actions of the API', async () => {
  const segmented = {
    ...definition,
    fields: { ...definition.fields, id: { kind: 'number', on: ['list'] } },
    list: { ...definition.list, segments: { filter: 'shelf', of: ['open', 'closed'] } },
  };
  const { user } = await renderAdmin(segmented as AnyResource, '/preLaunch', createServer(5).respond);
  const row = await select(1);
  const sum = await screen.findByText('Sum · Across 3 rows on this page', { selector: 'tfoot *' });
  const total = within(sum.closest('tr') as HTMLElement).getByText('6');
  expect(total.closest('td')?.cellIndex).toBe(screen.getByText('id').closest('th')?.cellIndex);
  const bar = screen.getByRole('group', { name: 'Selection' });
  const count = within(bar).getByRole('status');
  expect(count).toBeEmptyDOMElement();
  expect(bar.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(row);
  expect(count).toHaveTextContent('1 selected');
  await user.click(await press('2'));
  await user.click(await select(4));
  expect(await screen.findByText('2 selected (1 of them isn’t on this page)')).toBeVisible();
  expect(await press('Delete')).toBeVisible();
  expect(screen.queryByText(/archive/i)).toBeNull();

  await user.click(await selectPage());
  expect(screen.getByText('3 selected (1 of them isn’t on this page)')).toBeVisible();
  await user.click(await screen.findByRole('tab', { name: /closed/ }));
  expect(await select(1)).not.toBeChecked();
  expect(screen.queryByText(/selected/)).toBeNull();
  await user.click(screen.getByRole('tab', { name: /open/ }));
  await user.click(await screen.findByLabelText('Clear selection'));
  expect(screen.queryByText(/selected/)).toBeNull();
});

test('a session that ends while 30 rows are deleted is resumed in place, and each row is deleted once', async () => {
  localStorage.setItem('userData', '{"role":"admin","token":"old"}');
  let rows = people(30);
  const deleted: unknown[] = [];
  const { user, signIn, replace } = await renderAdmin(definition, '/preLaunch', ({ call, values }) => {
    if (!call.includes('delete')) return pageOf(rows, 1, rows.length, 30);
    const hasEnded = deleted.length >= 10 && signIn.mock.calls.length === 0;
    if (hasEnded) throw new ApiError('refused', { status: 401 });
    deleted.push(values.id);
    rows = rows.filter(({ id }) => id !== values.id);
    return {};
  });
  await user.click(await selectAll());
  await user.click(await press('Delete'));
  await user.click(await press('Delete', within(await confirmation())));

  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(deleted).toHaveLength(10);
  await user.type(within(dialog).getByLabelText(/^Password/), 'secret');
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(deleted).toHaveLength(30));
  expect(new Set(deleted).size).toBe(30);
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'admin@hullo.example', password: 'secret' });
  expect(replace).not.toHaveBeenCalled();
});

test('failed rows show their reasons and can be retried, and succeeded rows disappear', async () => {
  const server = createServer(3, [2]);
  const { user, calls } = await renderAdmin(definition, '/preLaunch', server.respond);
  await user.click(await selectAll());
  await user.click(await press('Delete'));
  const question = within(await confirmation('Delete: 3 entries'));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Person 1',
    'Person 2',
    'Person 3',
  ]);
  await user.click(await press('Delete', question));
  const dialog = await screen.findByRole('dialog', { name: 'Delete: 3 entries' });

  expect(await within(dialog).findByText('Person 2: Has a ticket')).toBeVisible();
  expect(within(dialog).getByText('r-2')).toBeVisible();
  expect(within(dialog).getByText('3 of 3 finished')).toBeVisible();
  expect(server.deleted.toSorted()).toEqual([1, 3]);
  expect(calls.filter(({ values }) => values.id === 2)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull());

  server.refused.length = 0;
  await user.click(await press('Retry the failed ones', within(dialog)));
  await waitFor(() => expect(server.deleted).toContain(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expectLoggedFailure();
});

test('after a change of a list that is searched whole, all of its pages are loaded again', async () => {
  const list = { ...definition.list, search: ['email'], searchAll: true } as const;
  const path = '/preLaunch?search=example&all=true';
  const { user, calls } = await renderAdmin({ ...definition, list }, path, createServer(5).respond);
  await screen.findByText('5 matches');
  await user.click(await select(1));
  await user.click(await press('Delete'));
  const before = calls.length;
  await user.click(await press('Delete', within(await confirmation())));

  expect(await screen.findByText('4 matches')).toBeVisible();
  await waitFor(() => expect(calls.slice(before).map(({ page }) => page)).toContain(2));
});

test('Stop waits for the running calls and shows how many rows are left, and Continue starts them', async () => {
  const pending: (() => void)[] = [];
  const many = people(5);
  const { user } = await renderAdmin(definition, '/preLaunch', ({ call }) =>
    call.includes('delete') ? new Promise((resolve) => pending.push(() => resolve({}))) : pageOf(many),
  );
  await user.click(await selectAll());
  await user.click(await press('Delete'));
  await user.click(await press('Delete', within(await confirmation())));
  await waitFor(() => expect(pending).toHaveLength(3));
  const dialog = screen.getByRole('dialog');
  await user.click(await press('Stop', within(dialog)));
  for (const finish of pending) finish();

  expect(await within(dialog).findByText('2 entries weren’t changed.')).toBeVisible();
  expect(pending).toHaveLength(3);
  await user.click(await press('Continue', within(dialog)));
  await waitFor(() => expect(pending).toHaveLength(5));
  for (const finish of pending) finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('on a phone a card shows the fields that are on cards, with its checkbox', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await renderAdmin(definition, '/preLaunch', createServer(1).respond);

  const card = (await screen.findByText('p1@example.com')).closest('li') as HTMLElement;
  expect(within(card).queryByText('Person 1')).toBeNull();
  expect(await within(card).findByRole('checkbox')).toBeInTheDocument();
  expect(await screen.findByText('Sum · Across 1 row')).toBeVisible();
});

test('the export has the rows on screen, or the matches of all pages; its file name says if rows are missing, and a message if it cannot be saved', async () => {
  const saved = catchDownloads();
  const rows = people(7).map(({ id, ...rest }) => ({ uuid: `u-${id}`, ...rest }));
  let isBroken = true;
  const { user } = await renderAdmin(users, '/users', ({ page = 1 }) => {
    if (page === 2 && isBroken) throw new ApiError('refused', { status: 403, message: 'Page two is closed' });
    return pageOf(rows.slice((page - 1) * 3, page * 3), page, rows.length, 3);
  });
  await screen.findByText('Person 1');
  await user.type(await screen.findByRole('searchbox'), 'p2@');
  await user.click(await press('Export Users'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['users.csv']));
  expect(saved[0]?.text.split('\r\n')).toEqual([expect.anything(), expect.stringContaining('Person 2')]);
  await user.clear(await screen.findByRole('searchbox'));
  await user.click(await press('All 7 users'));

  const dialog = await screen.findByRole('dialog', { name: 'Export all pages' });
  expect(await within(dialog).findByText('Pages 2, 3 didn’t load.')).toBeVisible();
  expect(within(dialog).getByText('Only 3 entries loaded. The file would contain just those.')).toBeVisible();
  expect(saved).toHaveLength(1);
  await user.click(await press('Export what we have', within(dialog)));
  await waitFor(() => expect(saved.at(-1)?.name).toBe('users-incomplete.csv'));

  isBroken = false;
  await user.click(await press('All 7 users'));
  await waitFor(() => expect(saved.at(-1)?.name).toBe('users.csv'));
  expect(saved.at(-1)?.text).toContain('Person 7');

  await user.type(await screen.findByRole('searchbox'), 'p6@'); // once the dialog is gone
  await user.click(await press('All matches'));
  await waitFor(() => expect(saved).toHaveLength(4));
  expect(saved.at(-1)?.text.split('\r\n')).toEqual([expect.anything(), expect.stringContaining('Person 6')]);
  vi.mocked(URL.createObjectURL).mockImplementation(() => {
    throw new Error('No space is left');
  });
  await user.click(await press('All matches'));
  expect(await screen.findByText('The file couldn’t be created.')).toBeVisible();
  expectLoggedFailure();
});

test('an API with one call for all rows gets the asked values and no excluded row, and a dialog with a Cancel action has Close', async () => {
  const cancellable: AnyResource = {
    ...definition,
    actions: { cancel: { when: { name: ['Person 2', 'Person 3'] }, dialog: { ask: { note: { kind: 'text' } } } } },
    list: { ...definition.list, bulk: ['cancel'] },
  };
  const operations = {
    ...endpoints.preLaunch,
    cancel: { call: 'POST /cancel/{id}' },
    cancelMany: { call: 'POST /cancel', body: 'json', sends: ['ids', 'note'] },
  } as const;
  const product = productOf(cancellable, operations);
  const { user, calls } = await renderProduct(product, '/preLaunch', createServer(3).respond);
  await user.click(await select(1));
  expect(await press('Cancel')).toBeDisabled();

  await user.click(await selectAll());
  await user.click(await press('Cancel'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel: 2 entries' }));
  const texts = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(texts.filter(Boolean)).toEqual(['Close', 'Cancel']);
  await user.type(await dialog.findByRole('textbox', { name: 'note' }), 'Rain');
  await user.click(await press('Cancel', dialog));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ call }) => call.startsWith('POST /cancel'));
  expect(sent).toMatchObject([{ call: 'POST /cancel', values: { ids: [2, 3], note: 'Rain' } }]);
});
