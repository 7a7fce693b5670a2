import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Page, User } from '#api/wire.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { setSecondFactor } from '#server/auth/secondFactor.ts';
import { newSecret } from '#server/auth/totp.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { requireUser } from '#server/intake/receive.ts';
import { leaseMails } from '#server/mail/outbox.ts';
import { createMetrics } from '#server/metrics/createMetrics.ts';
import { addReport, openCase } from '#server/moderation/cases.ts';
import { decide } from '#server/moderation/decide.ts';
import { insert, rowsOf, ticketRow, userRow } from '#tests/support/rows.ts';
import { formOf, jsonOf, type StartedApp, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const withApp = async (story: (server: StartedApp) => Promise<void>, options: Parameters<typeof startApp>[0] = {}) => {
  const server = await startApp({ ...options, target: { postgresUrl: await postgres.createDatabase() } });
  try {
    await story(server);
  } finally {
    await server.close();
  }
};

/** The number of statements that wait for a lock. */
async function waitingFor(db: Database) {
  const { rows } = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

test('metrics contain the connections, and commits as statements', async () => {
  const metrics = createMetrics({ token: 'a-token', freeBytes: async () => 0, pendingRemovals: () => 0 });
  const target = { postgresUrl: await postgres.createDatabase() };
  const db = await openDatabase(target, metrics.database);
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('faq').selectAll().execute();
    expect(await metrics.render()).toContain('database_connections{state="idle"} 0');
  });

  const text = await metrics.render();
  for (const figure of ['"total"} 1', '"idle"} 1', '"waiting"} 0'])
    expect(text).toContain(`database_connections{state=${figure}`);
  expect(text).toContain('database_statement_duration_seconds_count{kind="commit",result="ok"} 1');
  await db.destroy();
});

test('pages far from both ends of a list are in order, too', () =>
  withApp(async ({ db, send }) => {
    const hour = 3_600_000;
    const rows = rowsOf(2_000, (n) => ({ ...userRow(n), created_at: n * hour }));
    await db.insertInto('users').values(rows).execute();

    const names: string[] = [];
    for (let page = 80; page <= 120; page += 1) {
      const { data } = await send<Page<User>>(endpoints.users.list, {}, { page });
      names.push(...data.data.map(({ name }) => name));
    }
    expect(names).toEqual(rowsOf(410, (n) => `Person ${2_000 - 790 - n + 1}`));
  }));

test('stored counts follow inserts, updates and deletes of many rows at once, and an emptied table', () =>
  withApp(async ({ db }) => {
    await insert(db, 'ticket', rowsOf(50, ticketRow));
    await db.updateTable('ticket').set({ state: 1 }).where('id', '<=', 20).execute();
    await db.deleteFrom('ticket').where('id', '>', 45).execute();

    const counts = await db.selectFrom('row_count').selectAll().where('level', '=', 0).orderBy('list').execute();
    expect(counts.map(({ list, rows }) => [list, rows])).toEqual([
      ['ticket:0', 25],
      ['ticket:1', 20],
    ]);
    await db.insertInto('users').values(rowsOf(3, userRow)).execute();
    await sql`truncate users`.execute(db);
    expect(await db.selectFrom('row_count').selectAll().where('list', '=', 'users').execute()).toEqual([]);
  }));

test('one of many simultaneous uses of a code signs in', () =>
  withApp(async ({ app, db, administrator }) => {
    const secret = newSecret();
    await setSecondFactor(db, administrator.id, { secret, counter: 0 });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { email, password } = administrator;
    const signIn = async () => {
      const body = formOf({ email, password, code });
      return (await app.request('/api/admin/auth/login', { method: 'POST', body })).status;
    };

    const statuses = await Promise.all([signIn(), signIn(), signIn(), signIn()]);
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
  }));

test('each of five wrong codes counts that come from unknown addresses at the same moment', () =>
  withApp(async ({ call, db, administrator }) => {
    await setSecondFactor(db, administrator.id, { secret: newSecret(), counter: 0 });
    const { email, password } = administrator;
    const guess = (address: string) =>
      call('POST', '/admin/auth/login', { body: formOf({ email, password, code: '000000' }) }, address);
    const responses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => guess(`198.51.100.${number}`)));

    expect(responses.filter(({ body }) => body.message.startsWith('Too many wrong codes'))).toHaveLength(2);
    expect(await db.selectFrom('administrator').select('wrong_codes').execute()).toEqual([{ wrong_codes: 5 }]);
  }));

test('a database that cannot hold every script is refused', async () => {
  const postgresUrl = await postgres.createDatabase("encoding 'LATIN1' locale 'C' template template0");

  await expect(openDatabase({ postgresUrl })).rejects.toThrow(
    "its encoding is LATIN1; create a database with ENCODING 'UTF8'",
  );
});

test('processes that lease mails at the same time lease different ones', () =>
  withApp(
    async ({ call, db }) => {
      for (let n = 0; n < 12; n += 1)
        await call('POST', '/admin/app/pre/create', jsonOf({ email: `person${n}@example.com` }));

      const take = () => leaseMails(db, { now: Date.now(), max: 2, perMinute: 100 });
      const taken = (await Promise.all(Array.from({ length: 7 }, take))).flat();
      expect(taken).toHaveLength(12);
      expect(new Set(taken.map(({ id }) => id)).size).toBe(12);
    },
    { mail: idleMail, rateLimit: 'off' },
  ));

test('an erasure waits for a report and erases its text; a profile waits for the erasure and is refused', () =>
  withApp(
    async ({ db, call }) => {
      const { uuid, name, email, platform } = userRow(1);
      await db.insertInto('users').values(userRow(1)).execute();
      const erase = () => call('POST', `/admin/users/delete/${uuid}`);
      const isWaiting = async () => (await waitingFor(db)) > 0;

      const responses: ReturnType<typeof call>[] = [];
      await db.transaction().execute(async (transaction) => {
        await requireUser(transaction, uuid);
        responses.push(erase());
        await vi.waitUntil(isWaiting);
        await addReport(transaction, { user_uuid: uuid, reason: 'spam', text: 'Sells herons', created_at: 1 });
      });
      expect((await responses.pop())?.status).toBe(200);
      expect(await db.selectFrom('report').select('text').execute()).toEqual([{ text: null }]);

      await db.deleteFrom('decision').execute();
      await db.insertInto('users').values(userRow(1)).execute();
      const headers = { Authorization: 'Bearer the-token-of-the-app', 'Idempotency-Key': 'k' };
      const profile = jsonOf({ uuid, name, email, platform });
      await db.transaction().execute(async (transaction) => {
        const id = await openCase(transaction, uuid, 2);
        await decide(transaction, {
          id,
          role: 'admin',
          administratorId: 1,
          measure: 'remove',
          section: null,
          note: null,
          now: 2,
        });
        responses.push(call('POST', '/intake/user', { ...profile, headers: { ...profile.headers, ...headers } }));
        await vi.waitUntil(isWaiting);
      });
      expect((await responses.pop())?.status).toBe(410);
      expect(await db.selectFrom('users').select('uuid').execute()).toEqual([]);
    },
    { appToken: 'the-token-of-the-app' },
  ));

test("the app's backend gets each reply, also one that is committed after a later one", () =>
  withApp(
    async ({ db, call }) => {
      const { uuid } = userRow(1);
      await db
        .insertInto('ticket')
        .values(rowsOf(2, (n) => ({ ...ticketRow(n), user_uuid: uuid })))
        .execute();
      // The first reply waits between its insert and its commit while the test holds the lock.
      const key = 4_711;
      await sql`create function wait_for_test() returns trigger language plpgsql as $$ begin
        if new.row_key = '1' then perform pg_advisory_xact_lock(${sql.lit(key)}); end if;
        return new;
      end $$`.execute(db);
      await sql`create trigger wait_for_test before insert on audit for each row execute function wait_for_test()`.execute(
        db,
      );
      const reply = (ticket: number) =>
        call('POST', `/admin/conversation/ticket/reply/${ticket}`, jsonOf({ text: `To ${ticket}` }));
      const fetched: string[] = [];
      const headers = { Authorization: 'Bearer the-token-of-the-app' };
      let query = '';
      const fetchReplies = async () => {
        const { body } = await call('GET', `/intake/replies${query}`, { headers });
        for (const { id, text } of (body.data as { data: { id: number; text: string }[] }).data) {
          query = `?cursor=${id}`;
          fetched.push(text);
        }
      };

      let isSecondDone = false;
      const responses: Promise<unknown>[] = [];
      await db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(key)})`.execute(transaction);
        responses.push(reply(1));
        await vi.waitUntil(async () => (await waitingFor(db)) === 1);
        responses.push(
          reply(2).then(() => {
            isSecondDone = true;
          }),
        );
        await vi.waitUntil(async () => isSecondDone || (await waitingFor(db)) === 2);
        await fetchReplies();
      });
      await Promise.all(responses);
      await fetchReplies();

      expect(fetched).toEqual(['To 1', 'To 2']);
    },
    { appToken: 'the-token-of-the-app' },
  ));
