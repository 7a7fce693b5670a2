import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { valueAt } from '#api/values.ts';
import { createApiServer } from '#tests/suite/createApiServer.ts';
import { exampleRow } from '#tests/suite/exampleRow.ts';
import { openScreen } from '#tests/suite/openScreen.ts';
import { expectNoTitle, findTitle } from '#tests/suite/screens.ts';
import { expectLoggedFailure, returnToTab } from '#tests/support/renderAdmin.tsx';
import { events } from './resources/events.ts';
import { invoices } from './resources/invoices.ts';
import { members } from './resources/members.ts';
import { shifts } from './resources/shifts.ts';
import { stalls } from './resources/stalls.ts';
import { testedFestival } from './testedFestival.ts';

beforeEach(() => localStorage.setItem('userData', JSON.stringify({ role: 'admin', token: 'secret' })));

const title = (n: number) => String(exampleRow(testedFestival, members, n).name);

const requestsTo = (server: ReturnType<typeof createApiServer>) =>
  server.receivedBy('members', 'list').map(({ query }) => `${query.get('find') ?? ''} from ${query.get('offset')}`);

test('another product has its own menu; the API gets the search once the typing pauses, and the list starts at its first page', async () => {
  const server = createApiServer(testedFestival, { members: 12 });
  const { text, t, user } = await openScreen(testedFestival, members, '/members?page=2', server);
  await findTitle(title(7));
  await user.click(screen.getByText('Settings'));
  const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Events', 'Members', 'Stalls', 'Invoices']);
  const input = screen.getByRole('searchbox', { name: text.sentence('list.search') });
  expect(input).not.toHaveAccessibleDescription(); // a search of one page says so

  for (const end of [1, 4, title(1).length]) fireEvent.change(input, { target: { value: title(1).slice(0, end) } });
  await waitFor(() => expect(requestsTo(server)).toHaveLength(2));
  await expectNoTitle(title(7));
  await findTitle(title(1));
  expect(requestsTo(server)).toEqual([' from 5', `${title(1)} from 0`]);
  expect(input).toHaveAccessibleDescription(t('list.matchesInAll', { smart_count: 1 }));
});

test('the choices of a reference are searched by the API', async () => {
  const server = createApiServer(testedFestival, { members: 12 });
  await openScreen(testedFestival, events, '/events/create', server);
  const input = await screen.findByRole('combobox', { name: 'Host' });

  input.focus();
  fireEvent.mouseDown(input);
  expect(await screen.findByRole('option', { name: title(2) })).toBeVisible();
  fireEvent.change(input, { target: { value: title(1) } });
  await waitFor(() => expect(requestsTo(server).at(-1)).toBe(`${title(1)} from 0`));
  await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([title(1)]));
});

test('related rows are selected by another field of the record than its key', async () => {
  const server = createApiServer(testedFestival);
  const { text } = await openScreen(testedFestival, invoices, `/member/${server.keyOf('members', 1)}/invoices`, server);

  expect(await screen.findByRole('table', { name: text.title() })).toBeInTheDocument();
  const { email } = exampleRow(testedFestival, members, 1);
  await waitFor(() => expect(server.receivedBy('invoices', 'list')[0]?.query.get('payer_email')).toBe(email));
});

test('a reference whose title the row has makes no request for the other record', async () => {
  const server = createApiServer(testedFestival);
  await openScreen(testedFestival, invoices, `/invoices/${server.keyOf('invoices', 1)}/show`, server);

  const { payer, member } = exampleRow(testedFestival, invoices, 1);
  const link = await screen.findByRole('link', { name: valueAt(payer, 'name') as string });
  expect(link).toHaveAttribute('href', `/member/${member}`);
  expect(server.receivedBy('members', 'one')).toEqual([]);
});

const stallPath = (server: ReturnType<typeof createApiServer>, n: number) =>
  `/stalls/${encodeURIComponent(server.keyOf('stalls', n))}/show`;

test('the page of a record with a key of several parts loads it and its related rows by each part', async () => {
  const server = createApiServer(testedFestival);
  const { hall, name } = exampleRow(testedFestival, stalls, 2);
  await openScreen(testedFestival, stalls, stallPath(server, 2), server);
  await findTitle(`${name} · ${hall}`);

  expect(server.receivedBy('stalls', 'one').map(({ path }) => path)).toEqual([{ hall, name }]);
  await waitFor(() => expect(server.receivedBy('shifts', 'list')).toHaveLength(1));
  const [asked] = server.receivedBy('shifts', 'list').map(({ query }) => Object.fromEntries(query));
  expect(asked).toEqual({ hall, stall: name });
});

test('a question about a record with several titles names each value, and an absent one', async () => {
  const server = createApiServer(testedFestival);
  server.change('stalls', { hall: 'North', name: 'Tea', trade: null });
  const { t, user } = await openScreen(testedFestival, stalls, '/stalls', server);
  expect(await screen.findByRole('link', { name: 'Tea' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('actions.menu', { name: 'Tea · North' }) }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));

  const question = await screen.findByRole('alertdialog', { name: 'Delete Stall' });
  expect(question).toHaveTextContent('Take Tea (No trade) out of North?');
});

test('a row whose titles are blank shows its key', async () => {
  const server = createApiServer(testedFestival);
  server.change('stalls', { hall: 'North', name: '' });
  server.change('shifts', { task: ' ', stall: '' });
  const { router } = await openScreen(testedFestival, stalls, '/stalls', server);
  expect(await screen.findByRole('link', { name: 'North' })).toBeVisible();

  await act(() => router.navigate('/shifts'));
  expect(await screen.findByRole('link', { name: '1' })).toBeVisible();
});

test('a row that no link names shows its key, too, or the words for an absent title', async () => {
  const server = createApiServer(testedFestival);
  server.change('shifts', { task: null, stall: '' });
  server.change('stalls', { trade: null });
  const { product } = testedFestival;
  const withoutPage = { ...stalls, title: 'trade', detailPage: undefined } as const;
  const plain = { ...product, resources: [{ ...shifts, detailDialog: undefined }, withoutPage] };
  const { router } = await openScreen({ ...testedFestival, product: plain }, shifts, '/shifts', server);
  expect(await screen.findByRole('cell', { name: '1' })).toBeVisible();

  await act(() => router.navigate('/stalls'));
  expect(await screen.findByText('No trade')).toBeVisible();
});

test('a reference by several fields links to its record, and shows the key of a missing one', async () => {
  const server = createApiServer(testedFestival);
  server.change('shifts', { hall: 'Gone', stall: 'a/b' }, 2);
  await openScreen(testedFestival, shifts, '/shifts', server);

  const { hall, name } = exampleRow(testedFestival, stalls, 1);
  const link = await screen.findByRole('link', { name: `${name} · ${hall}` });
  expect(link).toHaveAttribute('href', stallPath(server, 1));
  expect(screen.getByText('Gone · a/b')).toBeVisible();
});

test('a bulk action sends the parts of each key', async () => {
  const server = createApiServer(testedFestival);
  const { t, user } = await openScreen(testedFestival, stalls, '/stalls', server);
  await user.click(await screen.findByRole('checkbox', { name: t('ra.action.select_all') }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(server.receivedBy('stalls', 'deleteMany')).toHaveLength(1));
  const rows = [1, 2].map((n) => exampleRow(testedFestival, stalls, n));
  expect(server.receivedBy('stalls', 'deleteMany')[0]?.body).toEqual({
    ids: rows.map(({ hall, name }) => ({ hall, name })),
  });
});

test('a missing record has a page that says so, whatever status the API has for it', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined); // still counted, but not printed
  const server = createApiServer(testedFestival);
  const { text } = await openScreen(testedFestival, members, '/member/key-9', server);
  expect(await screen.findByText(text.sentence('show.none'))).toBeVisible();
  expectLoggedFailure();
});

test('a reference to a missing record shows its key, and leaves the others their titles', async () => {
  const server = createApiServer(testedFestival);
  server.change('events', { host: 'key-9' }, 2);
  await openScreen(testedFestival, events, '/events', server);

  const hosts = exampleRow(testedFestival, events, 1);
  expect(await screen.findByRole('link', { name: title(1) })).toHaveAttribute('href', `/member/${hosts.host}`);
  expect(await screen.findByText('key-9')).toBeVisible();
});

test('the counts of all segments match the filters of the list', async () => {
  const server = createApiServer(testedFestival);
  await openScreen(testedFestival, events, '/events?filter.type=walk', server);

  const asked = () =>
    server.receivedBy('events', 'list').map(({ path, query }) => `${path.state} ${query.get('type')}`);
  await waitFor(() => expect(asked().toSorted()).toEqual(['cancelled walk', 'past walk', 'upcoming walk']));
});

test('a new password is sent and hidden, and the code in the response is shown, also after Escape and when the session ends', async () => {
  const server = createApiServer(testedFestival);
  server.override('members', 'create', () => testedFestival.dialect.done({ member_no: 'key-9', door_code: 'K7-2291' }));
  const { user } = await openScreen(testedFestival, members, '/members/create', server);
  const dialog = await screen.findByRole('dialog', { name: 'Add Member' });
  const type = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label, { exact: false }), { target: { value } });
  type('Name', 'Ada');
  type('Email', 'ada@example.com');
  type('Password', 'a long secret');
  expect(within(dialog).getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(within(dialog).getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));

  const code = await screen.findByText('K7-2291');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Copy Door code' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('K7-2291');
  server.override('members', 'list', () => testedFestival.dialect.refuse(401, 'Your session is over'));
  returnToTab();
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  expect(code).toBeInTheDocument();
});
