import { type KyselyPlugin, sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { leaseInMs, leaseMails, markSent } from '#server/mail/outbox.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
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

/**
 * Runs `work`, and `other` after the statement with this number of its transaction. The transaction continues when `other`
 * has ended or waits for a lock. Returns both results, or undefined if the transaction has fewer statements.
 */
async function interleave<Work, Other>(after: number, work: () => Promise<Work>, other: () => Promise<Other>) {
  let statements = 0;
  let started: Promise<Other> | undefined;
  const startOther: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      if (statements !== after) return result;
      started = other();
      await Promise.race([started, untilWaiting()]);
      return result;
    },
  };
  const begin = server.db.transaction.bind(server.db);
  vi.spyOn(server.db, 'transaction').mockImplementationOnce(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    return Object.assign(transaction, {
      execute: (callback: (db: Database) => Promise<unknown>) => execute((db) => callback(db.withPlugin(startOther))),
    });
  });
  const result = await work();
  return started && ([result, await started] as const);
}

/** Runs the function for each number of a statement, until there are no more. */
async function afterEachStatement(run: (after: number) => Promise<unknown>) {
  let after = 1;
  while ((await run(after)) !== undefined) after += 1;
  expect(after).toBeGreaterThan(2);
}

/** An IP address of its own for each number, so that no limit is reached. */
const addressOf = (number: number) => `198.51.100.${number}`;

test('an address that is entered again while the sender leases its mail gets one', async () => {
  await afterEachStatement(async (after) => {
    const subscribe = () => server.subscribe(`v${after}@example.com`, { from: addressOf(after) });
    await subscribe();
    return interleave(after, subscribe, () => leaseMails(server.db, { now, max: 10, perMinute: 1_000 }));
  });

  const subscribers = await server.column('outbox', 'subscriber_id');
  expect(subscribers).toEqual([...new Set(subscribers)]);
});

test('a mail that the sender leases keeps its lease when a visitor wants it earlier', async () => {
  await afterEachStatement(async (after) => {
    const subscribe = () => server.subscribe(`v${after}@example.com`, { from: addressOf(after) });
    await subscribe();
    const due = now + 1_000;
    await server.db.updateTable('outbox').set({ due_at: due }).where('state', '=', 'queued').execute();
    return interleave(after, subscribe, () => leaseMails(server.db, { now: due, max: 10, perMinute: 1_000 }));
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
