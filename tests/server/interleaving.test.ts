import { type KyselyPlugin, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { setPassword } from '#server/auth/administrators.ts';
import { type Deps, remove } from '#server/commands/administratorCommands.ts';
import type { Database } from '#server/db/Database.ts';
import { lockMailbox } from '#server/db/locks.ts';
import { eraseUser } from '#server/erasure/eraseUser.ts';
import { askForConsent } from '#server/mail/askForConsent.ts';
import { confirm, unsubscribe } from '#server/mail/consent.ts';
import { leaseInMs, leaseMails, markSent } from '#server/mail/outbox.ts';
import { decideAppeal } from '#server/moderation/decide.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { consentRow, subscriberRow, ticketRow, userRow } from '#tests/support/rows.ts';
import { appToken } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const now = Date.UTC(2026, 0, 2, 3, 4);
const server = appForEachTest({ at: now, appToken, mail: idleMail });

/** Resolves once a statement waits for a lock. */
const untilWaiting = () =>
  vi.waitUntil(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
    return rows.length > 0;
  });

/** Which statement of the first transaction the second one follows, and whether it is held before its commit. */
type Moment = { number: number; after: number; isHeld: boolean };

/**
 * Runs `work`, and `other` after a statement of its transaction. The first transaction continues when the second one has
 * ended, waits for a lock, or is held. One that is held commits when the first one has ended or waits for a lock. Returns
 * both results, or undefined if the first transaction has fewer statements.
 */
async function interleave<Work, Other>(
  { after, isHeld }: Moment,
  work: () => Promise<Work>,
  other: () => Promise<Other>,
) {
  const transactions = vi.spyOn(server.db, 'transaction').mockReset();
  const begin = server.db.transaction.bind(server.db);
  type Callback = (db: Database) => Promise<unknown>;
  const wrapNext = (wrap: (work: Callback) => Callback) =>
    transactions.mockImplementationOnce(() => {
      const transaction = begin();
      const execute = transaction.execute.bind(transaction);
      return Object.assign(transaction, { execute: (callback: Callback) => execute(wrap(callback)) });
    });
  const workEnded = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let started: Promise<Other> | undefined;

  const hold = (callback: Callback) => async (db: Database) => {
    const result = await callback(db);
    held.resolve();
    await Promise.race([workEnded.promise, untilWaiting()]);
    return result;
  };
  let statements = 0;
  const startOther: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      if (statements !== after) return result;
      if (isHeld) wrapNext(hold);
      started = other();
      await Promise.race([started, held.promise, untilWaiting()]);
      return result;
    },
  };
  wrapNext((callback) => (db) => callback(db.withPlugin(startOther)));
  const result = await work().finally(workEnded.resolve);
  return started && ([result, await started] as const);
}

/** Runs the function for each statement of its first transaction, until there are no more. */
async function afterEachStatement(run: (moment: Moment) => Promise<unknown>) {
  let number = 0;
  for (const isHeld of [false, true]) {
    let after = 0;
    let isReached = true;
    while (isReached) {
      number += 1;
      after += 1;
      isReached = (await run({ number, after, isHeld })) !== undefined;
    }
    expect(after).toBeGreaterThan(2);
  }
}

/** An IP address of its own for each number, so that no limit is reached. */
const addressOf = (number: number) => `198.51.100.${number}`;

test('an address that is entered again while the sender leases its mail gets one', async () => {
  await afterEachStatement(async (moment) => {
    const subscribe = () => server.subscribe(`v${moment.number}@example.com`, { from: addressOf(moment.number) });
    await subscribe();
    return interleave(moment, subscribe, () => leaseMails(server.db, { now, max: 10, perMinute: 1_000 }));
  });

  const subscribers = await server.column('outbox', 'subscriber_id');
  expect(subscribers).toEqual([...new Set(subscribers)]);
});

test('a mail that the sender leases keeps its lease when a visitor wants it earlier', async () => {
  await afterEachStatement(async (moment) => {
    const subscribe = () => server.subscribe(`v${moment.number}@example.com`, { from: addressOf(moment.number) });
    await subscribe();
    const due = now + 1_000;
    await server.db.updateTable('outbox').set({ due_at: due }).where('state', '=', 'queued').execute();
    return interleave(moment, subscribe, () => leaseMails(server.db, { now: due, max: 10, perMinute: 1_000 }));
  });

  const leased = (await server.rows('outbox')).filter(({ state }) => state === 'sending');
  const once = { attempts: 1, due_at: now + 1_000 + leaseInMs };
  expect(leased.map(({ attempts, due_at }) => ({ attempts, due_at }))).toEqual(leased.map(() => once));
});

test('a mail is not leased again while the sender stores that it was sent', async () => {
  await server.subscribe('ada@example.com');
  const lease = (at: number) => leaseMails(server.db, { now: at, max: 10, perMinute: 1_000 });
  const [mail] = await lease(now);
  if (!mail) throw new Error('No mail was leased');
  const leasing = await server.db.transaction().execute(async (transaction) => {
    await markSent(transaction, mail);
    const second = lease(mail.due_at);
    await Promise.race([second, untilWaiting()]);
    return [second];
  });

  expect(await leasing[0]).toEqual([]);
  expect(await server.column('outbox', 'state')).toEqual(['sent']);
});

const statusOf = async (response: Promise<{ status: number }>) => (await response).status;

/** Adds a subscriber with a consent of the mailbox, and returns the id. */
async function addSubscriber(email: string, mailbox: string, consent = {}) {
  await server.insert('pre_launch_user', subscriberRow(email));
  const id = Math.max(...(await server.column('pre_launch_user', 'id')));
  await server.insert('consent', consentRow(id, { mailbox, ...consent }));
  return id;
}

/** Adds an address to the waiting list, as a visitor's call does. */
async function join(transaction: Database, email: string) {
  await lockMailbox(transaction, email);
  await transaction.insertInto('pre_launch_user').values(subscriberRow(email)).execute();
  await askForConsent(transaction, { email, language: 'en', now });
}

/** Runs the work in a transaction whose connection has other rows for its counts than this one (045-spreadCounts). */
async function besides<Result>(transaction: Database, work: (other: Database) => Promise<Result>): Promise<Result> {
  const shard = sql<{ shard: number }>`select pg_backend_pid() % 16 as shard`;
  const { rows: own } = await shard.execute(transaction);
  return server.db.transaction().execute(async (other) => {
    const { rows: others } = await shard.execute(other);
    return others[0]?.shard === own[0]?.shard ? besides(transaction, work) : work(other);
  });
}

test('visitors who join at the same time do not wait for each other, and all are counted', async () => {
  await server.db.transaction().execute(async (first) => {
    await join(first, 'ada@example.com');
    await besides(first, (second) => join(second, 'bea@example.com'));
  });
  expect((await server.list('preLaunch')).total).toBe(2);
});

test('an address that is entered while an administrator deletes it is accepted', async () => {
  await afterEachStatement(async (moment) => {
    const subscribe = () => statusOf(server.subscribe('ada@example.com', { from: addressOf(moment.number) }));
    await subscribe();
    const id = Math.max(...(await server.column('pre_launch_user', 'id')));
    const statuses = await interleave(moment, subscribe, () =>
      statusOf(server.call('GET', `/admin/app/pre/delete/${id}`)),
    );
    expect(statuses ?? [200, 200]).toEqual([200, 200]);
    return statuses;
  });
});

test('an address that is entered while a user with it is erased is accepted', async () => {
  await afterEachStatement(async (moment) => {
    const user = { ...userRow(moment.number), email: 'ada@example.com' };
    await server.insert('users', user);
    const subscribe = () => statusOf(server.subscribe('ada@example.com', { from: addressOf(moment.number) }));
    await subscribe();
    const statuses = await interleave(moment, subscribe, () => statusOf(server.post(`users/delete/${user.uuid}`)));
    expect(statuses ?? [200, 200]).toEqual([200, 200]);
    if (!statuses) await server.db.deleteFrom('users').execute();
    return statuses;
  });
});

test('two spellings of a mailbox are confirmed and unsubscribed at the same moment', async () => {
  await afterEachStatement(async (moment) => {
    const mailbox = `v${moment.number}@example.com`;
    const one = await addSubscriber(`v.${moment.number}@example.com`, mailbox);
    const other = await addSubscriber(`v..${moment.number}@example.com`, mailbox);
    return interleave(
      moment,
      () => server.db.transaction().execute((db) => confirm(db, one, now)),
      () => server.db.transaction().execute((db) => unsubscribe(db, other, now)),
    );
  });
});

/** Adds a removed user's decided case with a note and an appeal. Returns the appeal's id. */
async function addAppeal(user_uuid: string) {
  const insert = <Name extends 'moderation_case' | 'decision' | 'appeal'>(table: Name, row: object) =>
    server.db
      .insertInto(table as 'appeal')
      .values({ created_at: 2, ...row } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
  const { id: case_id } = await insert('moderation_case', { user_uuid, opened_at: 1, created_at: undefined });
  const { id: decision_id } = await insert('decision', { case_id, measure: 'remove', language: 'en' });
  await server.insert('case_note', { case_id, text: 'Sells herons', created_at: 2 });
  return (await insert('appeal', { decision_id, text: 'I do not.' })).id;
}

test('an appeal is decided while the data of the removed user are erased again', async () => {
  await afterEachStatement(async (moment) => {
    const { uuid } = userRow(moment.number);
    const id = await addAppeal(uuid);
    const decided = { id, administratorId: server.administrator.id, outcome: 'upheld', now } as const;
    return interleave(
      moment,
      () => server.db.transaction().execute((db) => decideAppeal(db, decided)),
      () => server.db.transaction().execute((db) => eraseUser(db, uuid, now)),
    );
  });
});

test('an administrator changes the password while the operator removes the account', async () => {
  await afterEachStatement(async (moment) => {
    const { id } = await server.addAdministrator('moderator', `bea${moment.number}@example.com`);
    const work = () => server.db.transaction().execute((db) => setPassword(db, id, 'hash'));
    return interleave(moment, work, () =>
      remove({ db: server.db, now: () => now } as Deps, `bea${moment.number}@example.com`),
    );
  });
});

test('an account that the operator removes during its call gets no failure that a repeat would not help', async () => {
  const statuses: (number | undefined)[] = [];
  await afterEachStatement(async (moment) => {
    const email = `bea${moment.number}@example.com`;
    await server.switchAdministrator('moderator', email);
    await server.insert('ticket', ticketRow(moment.number));
    const claim = () => statusOf(server.post(`conversation/ticket/claim/${moment.number}`));
    const results = await interleave(moment, claim, () => remove({ db: server.db, now: () => now } as Deps, email));
    statuses.push(results?.[0]);
    return results;
  });

  expect(statuses).toContain(503);
  expect(statuses).not.toContain(500);
});
