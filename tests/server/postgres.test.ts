import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Category, Faq, Page, PreLaunchUser, User } from '#api/wire.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { openDatabase } from '#server/db/Database.ts';
import { rowsOf, ticketRow, userRow } from '#tests/support/rows.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const withApp = async (story: (server: StartedApp) => Promise<void>) => {
  const server = await startApp({ target: { postgresUrl: await postgres.createDatabase() } });
  try {
    await story(server);
  } finally {
    await server.close();
  }
};

test('a second start on the same database keeps its rows', async () => {
  const target = { postgresUrl: await postgres.createDatabase() };
  const first = await startApp({ target });
  await first.send(endpoints.faq.create, { question: 'Is it free?', answer: 'Yes.' });
  await first.close();

  const again = await openDatabase(target);
  expect(await again.selectFrom('faq').selectAll().execute()).toEqual([
    { id: 1, question: 'Is it free?', answer: 'Yes.' },
  ]);
  await again.destroy();
});

test('an FAQ is created, edited and deleted', () =>
  withApp(async ({ send }) => {
    const { data: faq } = await send<Faq>(endpoints.faq.create, { question: 'Is it free?', answer: 'Yes.' });
    await send(endpoints.faq.update, { ...faq, answer: 'For now.' });
    expect((await send(endpoints.faq.list)).data).toEqual([{ ...faq, answer: 'For now.' }]);

    await send(endpoints.faq.delete, { id: faq.id });
    expect((await send(endpoints.faq.list)).data).toEqual([]);
    await expect(send(endpoints.faq.delete, { id: faq.id })).rejects.toMatchObject({ status: 404 });
  }));

test('a category is created, renamed and deleted', () =>
  withApp(async ({ send }) => {
    const { data: category } = await send<Category>(endpoints.category.create, { name: 'Hiking' });
    const { data: renamed } = await send<Category>(endpoints.category.update, { id: category.id, name: 'Climbing' });
    expect(renamed).toEqual({ id: category.id, name: 'Climbing', type: 'interest', image: null });

    await send(endpoints.category.delete, { id: category.id });
    expect((await send(endpoints.category.list)).data).toEqual([]);
  }));

test('all pages together are the users in order, and the statistics count them', () =>
  withApp(async ({ db, send }) => {
    await db.insertInto('users').values(rowsOf(95, userRow)).execute();

    const names: string[] = [];
    for (let page = 1; page <= 10; page += 1) {
      const { data } = await send<Page<User>>(endpoints.users.list, {}, { page });
      names.push(...data.data.map(({ name }) => name));
    }
    expect(names).toEqual(rowsOf(95, (n) => `Person ${96 - n}`));
    expect((await send(endpoints.statistics.one)).data).toEqual({ iosTraffic: 64, androidTraffic: 31 });
  }));

test('a closed ticket moves from one list to the other', () =>
  withApp(async ({ db, send }) => {
    await db
      .insertInto('ticket')
      .values(rowsOf(12, (n) => ticketRow(n)))
      .execute();
    await send(endpoints.ticket.close, { id: 5 });

    const totalOf = async (state: number) => (await send<Page<unknown>>(endpoints.ticket.list, { state })).data.total;
    expect(await totalOf(0)).toBe(11);
    expect(await totalOf(1)).toBe(1);
  }));

test('an address that subscribes twice is listed once', () =>
  withApp(async ({ send }) => {
    await send(endpoints.subscription.create, { email: 'Ada@Example.com' });
    await send(endpoints.subscription.create, { email: ' ada@example.com ' });

    const { data } = await send<Page<PreLaunchUser>>(endpoints.preLaunch.list);
    expect(data.data.map(({ email }) => email)).toEqual(['ada@example.com']);
    expect(data.total).toBe(1);
  }));

test('of many wrong passwords at the same moment only five are looked at', () =>
  withApp(async ({ send }) => {
    const guess = () =>
      send(endpoints.session.login, { email: 'admin@example.com', password: 'wrong-password' }).catch(
        ({ status }) => status,
      );
    const statuses = await Promise.all(Array.from({ length: 12 }, guess));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  }));

test('of many subscriptions at the same moment from one address only ten are taken', () =>
  withApp(async ({ send }) => {
    const subscribe = (_: unknown, number: number) =>
      send(endpoints.subscription.create, { email: `${number}@example.com` }).then(
        () => 200,
        ({ status }) => status,
      );
    const statuses = await Promise.all(Array.from({ length: 60 }, subscribe));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  }));

test('kept counts follow inserts, updates and deletes of many rows at once', () =>
  withApp(async ({ db }) => {
    await db
      .insertInto('ticket')
      .values(rowsOf(50, (n) => ticketRow(n)))
      .execute();
    await db.updateTable('ticket').set({ state: 1 }).where('id', '<=', 20).execute();
    await db.deleteFrom('ticket').where('id', '>', 45).execute();

    const counts = await db.selectFrom('row_count').selectAll().where('level', '=', 0).orderBy('list').execute();
    expect(counts.map(({ list, rows }) => [list, rows])).toEqual([
      ['ticket:0', 25],
      ['ticket:1', 20],
    ]);
  }));

test('an emptied table is counted as empty', () =>
  withApp(async ({ db, send }) => {
    await db.insertInto('users').values(rowsOf(3, userRow)).execute();
    await sql`truncate users`.execute(db);

    expect((await send<Page<User>>(endpoints.users.list)).data).toMatchObject({ total: 0, data: [] });
    expect(await db.selectFrom('row_count').selectAll().execute()).toEqual([]);
  }));

test('a database that cannot hold every script is refused', async () => {
  const postgresUrl = await postgres.createDatabase("encoding 'LATIN1' locale 'C' template template0");

  await expect(openDatabase({ postgresUrl })).rejects.toThrow("its encoding is LATIN1; make one with ENCODING 'UTF8'");
});
