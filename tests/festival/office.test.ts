import { expect, test } from 'vitest';
import { createClient } from '#api/createClient.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { endpoints } from './endpoints.ts';
import { manners } from './manners.ts';
import { createOffice, officeKey } from './server/createOffice.ts';
import type { FestivalEvent } from './wire.ts';

/** react-admin's view of the festival office, without a socket. */
function openOffice(key = officeKey) {
  const office = createOffice();
  const call = createClient({
    base: 'http://office.test/office',
    token: () => key,
    language: () => 'en',
    fetch: async (request) => office.fetch(request),
    manners,
  });
  return { books: office.books, dataProvider: createDataProvider(call, { endpoints, manners }) };
}

const page = (number: number) => ({
  pagination: { page: number, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
});

const namesOf = (rows: { name?: string; number?: string }[]) => rows.map(({ name, number }) => name ?? number);

test('events come by offset and limit, in the state that is asked for', async () => {
  const { dataProvider } = openOffice();
  const first = await dataProvider.getList('events', { ...page(1), filter: { state: 'upcoming' } });
  const third = await dataProvider.getList('events', { ...page(3), filter: { state: 'upcoming' } });

  expect(first).toMatchObject({ total: 12, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect(namesOf(first.data)).toContain('Lantern walk along the quay');
  expect(namesOf(third.data)).toEqual(['Harvest table', 'The sound of ice']);
  expect(third.pageInfo).toMatchObject({ hasNextPage: false });
});

test('an event is made with its poster, and changed under another name of its key', async () => {
  const { dataProvider, books } = openOffice();
  const poster = new File(['a lantern'], 'lantern.png', { type: 'image/png' });
  const event = { name: 'Kites', type: 'walk', price: 4.5, starts_on: '2027-04-01', is_public: false, reason: 'Wind' };
  const { data, meta } = await dataProvider.create('events', { data: { ...event, poster: { rawFile: poster } } });
  expect(meta.message).toBe('In the programme');
  expect(books.events[0]).toMatchObject({ ...event, poster: '1-lantern.png', state: 'upcoming' });

  const previousData = books.events[0] as FestivalEvent;
  await dataProvider.update('events', {
    id: data.id,
    data: { ...previousData, name: 'Kites at dusk', price: null },
    previousData,
  });
  expect(books.events[0]).toMatchObject({ id: data.id, name: 'Kites at dusk', price: null });
});

test('a refusal by `ok` alone is a refusal, with what is wrong with each field', async () => {
  const { dataProvider } = openOffice();
  const data = { name: 'Dawn chorus', starts_on: '' };

  await expect(dataProvider.create('events', { data })).rejects.toMatchObject({
    failure: 'refused',
    message: 'The programme cannot print that',
    body: { errors: { starts_on: 'Say something here', name: 'There is an event of that name' } },
  });
});

test('an event is called off with a note, and removed by a GET', async () => {
  const { dataProvider, books } = openOffice();
  await dataProvider.call('events', 'cancel', { id: 1, note: 'Storm' });
  await dataProvider.delete('events', { id: 2 });

  expect(books.events[0]).toMatchObject({ id: 1, state: 'cancelled', reason: 'Storm' });
  expect(books.events.map(({ id }) => id)).not.toContain(2);
  await expect(dataProvider.call('events', 'cancel', { id: 1 })).rejects.toMatchObject({ status: 409 });
});

test('a venue is changed as a whole, with the address inside, and removed without an answer', async () => {
  const { dataProvider, books } = openOffice();
  const previousData = { ...(await dataProvider.getOne('venues', { id: 2 })).data };
  const data = {
    ...previousData,
    seats: 90,
    equipment: ['piano'],
    address: { street: 'Hemp Lane 20', city: 'Port Ellery' },
  };
  await dataProvider.update('venues', { id: 2, data, previousData });
  await dataProvider.delete('venues', { id: 1 });

  expect(books.venues[0]).toMatchObject({
    id: 2,
    seats: 90,
    equipment: ['piano'],
    address: { street: 'Hemp Lane 20' },
  });
  expect((await dataProvider.getList('venues', page(1))).total).toBe(4);
});

test('what is wrong inside another value is told at its own field', async () => {
  const { dataProvider } = openOffice();
  const data = { name: 'Pier', seats: 4, address: { street: 'Pier 1', city: '' } };

  await expect(dataProvider.create('venues', { data })).rejects.toMatchObject({
    body: { errors: { 'address.city': 'Which town?' } },
  });
});

test('members are known by their number, found by POST, and changed under other names', async () => {
  const { dataProvider, books } = openOffice();
  const { data, total } = await dataProvider.getList('members', { ...page(1), filter: { role: 'board' } });
  expect(total).toBe(4);
  expect(data[0]).toMatchObject({ id: 'M-001', member_no: 'M-001', name: 'Ines Carvalho' });

  await dataProvider.update('members', {
    id: 'M-001',
    data: { ...data[0], email: 'ines@example.com' },
    previousData: data[0],
  });
  expect(books.members[0]).toMatchObject({ name: 'Ines Carvalho', email: 'ines@example.com', role: 'board' });
  const taken = dataProvider.update('members', {
    id: 'M-001',
    data: { ...data[0], email: books.members[1]?.email },
    previousData: data[0],
  });
  await expect(taken).rejects.toMatchObject({ body: { errors: { email: 'Somebody else reads that mailbox' } } });
});

test('a member is paused by PUT for a reason and comes back by DELETE', async () => {
  const { dataProvider, books } = openOffice();
  await dataProvider.call('members', 'pause', { id: 'M-002', why: 'On a long voyage' });
  expect(books.members[1]).toMatchObject({ standing: 'paused', notes: 'On a long voyage' });

  await dataProvider.call('members', 'resume', { id: 'M-002' });
  expect(books.members[1]).toMatchObject({ standing: 'active' });
});

test('groups come in sheets of which only the next is known', async () => {
  const { dataProvider } = openOffice();
  const first = await dataProvider.getList('groups', page(1));
  const second = await dataProvider.getList('groups', page(2));

  expect(namesOf(first.data)).toEqual(['Lamplighters', 'Kitchen crew', 'Story keepers']);
  expect(first).toMatchObject({ pageInfo: { hasNextPage: true } });
  expect(first.total).toBeUndefined();
  expect(namesOf(second.data)).toEqual(['River watch', 'Poster press']);
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

test('the members of a group are rows below it, and one is added and taken away', async () => {
  const { dataProvider, books } = openOffice();
  const below = { ...page(1), target: 'group_id', id: 1, filter: {} };
  const { data } = await dataProvider.getManyReference('memberships', below);
  expect(data.map(({ member }) => member)).toEqual(['M-002', 'M-006', 'M-010']);

  await dataProvider.create('memberships', { data: { group_id: 1, member: 'M-020', task: 'Ropes' } });
  await dataProvider.delete('memberships', { id: 1 });
  expect(books.memberships.filter(({ group_id }) => group_id === 1).map(({ task }) => task)).toEqual([
    'Ladders',
    'Ladders',
    'Ropes',
  ]);
});

test('invoices come behind marks, with who is to pay, page for page', async () => {
  const { dataProvider } = openOffice();
  const first = await dataProvider.getList('invoices', page(1));
  const last = await dataProvider.getList('invoices', page(4));

  expect(first.data[0]).toMatchObject({ number: '2026-0001', payer: { name: 'Ines Carvalho' } });
  expect(namesOf(last.data)).toEqual(['2026-0031', '2026-0032', '2026-0033', '2026-0034']);
  expect(last.pageInfo).toMatchObject({ hasNextPage: false });
  const { data } = await dataProvider.getList('invoices', { ...page(1), filter: { status: 'void' } });
  expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['void']));
});

test('an invoice is settled by PATCH with what never changes, and annulled by a DELETE that says why', async () => {
  const { dataProvider, books } = openOffice();
  await dataProvider.call('invoices', 'settle', { id: 1 });
  await dataProvider.call('invoices', 'annul', { id: 3, note: 'Sent twice' });

  expect(books.invoices[0]).toMatchObject({ status: 'paid' });
  expect(books.invoices[2]).toMatchObject({ status: 'void', note: 'Sent twice' });
});

test('an announcement is known by a key inside another value', async () => {
  const { dataProvider, books } = openOffice();
  const { data } = await dataProvider.getList('announcements', { ...page(1), filter: { board: 'current' } });
  expect(data[0]?.id).toBe(101);

  await dataProvider.delete('announcements', { id: 101 });
  expect(books.announcements.map(({ meta }) => meta.id)).not.toContain(101);
});

test('without the key the office is shut', async () => {
  const { dataProvider } = openOffice('a stone');

  await expect(dataProvider.getList('venues', page(1))).rejects.toMatchObject({
    status: 401,
    message: 'The office is shut',
  });
});
