import { sql } from 'kysely';
import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { acquireLock } from '#server/db/locks.ts';
import { day, minute } from '#server/time/durations.ts';
import { isNotRecent, isOlder, isRecent, isTooFarAhead } from '#server/time/moments.ts';
import { mailboxOf } from '#server/validation/email.ts';
import { confirmableForMs } from './tokens.ts';

/** Which words beside the form, and in the mail, were agreed to: another one where they change their meaning. */
const textVersion = '2026-11';

/** Of one mailbox, however its address is spelled: entering a stranger's address cannot fill it. */
const asksADay = 3;
const betweenAsksInMs = 10 * minute;

/** A mailbox that left is asked at most once in this time. */
export const askAgainAfterMs = 90 * day;

type Asked = { email: string; language: string; now: number };

/** Keeps what was agreed to. An address that was on the list before there was mail is not purged. */
const keepConsent = (db: Database, { email, language, now }: Asked) =>
  sql`
    insert into consent (subscriber_id, language, text_version, asked_at, purge_at, mailbox)
    select id, ${language}, ${textVersion}, ${now},
      case when created_at = ${now} then cast(${now + confirmableForMs} as bigint) end, ${mailboxOf(email)}
    from pre_launch_user where email = ${email}
    on conflict (subscriber_id) do update set
      language = ${language}, text_version = ${textVersion}, asked_at = ${now},
      purge_at = case when consent.purge_at is not null then cast(${now + confirmableForMs} as bigint) end
      where consent.confirmed_at is null or consent.unsubscribed_at is not null`.execute(db);

type Span = { within: number; now: number };

/** How many questions to this mailbox were queued. */
const countQueued = (db: Database, mailbox: string, span: Span) =>
  db
    .selectFrom('outbox')
    .innerJoin('consent as same', 'same.subscriber_id', 'outbox.subscriber_id')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .where('same.mailbox', '=', mailbox)
    .where('outbox.kind', '=', 'confirmation')
    .where(({ ref }) => isRecent(ref('outbox.created_at'), span));

/** The consents of this mailbox that were taken back. */
export const withdrawnConsents = (db: Database, mailbox: string) =>
  db
    .selectFrom('consent as left')
    .select('left.subscriber_id')
    .where('left.mailbox', '=', mailbox)
    .where('left.unsubscribed_at', 'is not', null);

/** Queues the question, unless the mailbox has agreed, or was asked too often. */
async function queueQuestion(db: Database, { email, now }: Asked) {
  const mailbox = mailboxOf(email);
  const askedAgain = withdrawnConsents(db, mailbox).where(({ ref }) =>
    isRecent(ref('left.asked_again_at'), { within: askAgainAfterMs, now }),
  );
  const { rows } = await sql<{ subscriber_id: number }>`
    insert into outbox (kind, subscriber_id, state, attempts, due_at, created_at)
    select 'confirmation', pre_launch_user.id, 'queued', 0, ${now}, ${now}
    from pre_launch_user inner join consent on consent.subscriber_id = pre_launch_user.id
    where pre_launch_user.email = ${email}
      and (consent.confirmed_at is null or consent.unsubscribed_at is not null)
      and ${countQueued(db, mailbox, { within: betweenAsksInMs, now })} < 1
      and ${countQueued(db, mailbox, { within: day, now })} < ${asksADay}
      and not exists ${askedAgain}
    returning subscriber_id`.execute(db);
  return rows[0];
}

/** Remembers that a mailbox that left was asked again, if the question was queued just now. */
const keepAskedAgain = (db: Database, { email, now }: Asked) =>
  db
    .updateTable('consent')
    .set({ asked_again_at: now })
    .where('mailbox', '=', mailboxOf(email))
    .where('unsubscribed_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('outbox')
          .innerJoin('pre_launch_user', 'pre_launch_user.id', 'outbox.subscriber_id')
          .select('outbox.id')
          .where('pre_launch_user.email', '=', email)
          .where('outbox.kind', '=', 'confirmation')
          .where('outbox.created_at', '=', now),
      ),
    )
    .execute();

/**
 * Asks whether an address that is on the list wants to be, unless it has said so. A known address and a new one take the
 * same statements, so that neither the answer nor its time tells them apart. Returns the subscriber, if a mail was queued.
 */
export async function askForConsent(db: Database, subscription: Asked) {
  // Another transaction may ask the same mailbox by another spelling.
  await acquireLock(db, 'confirmations');
  await keepConsent(db, subscription);
  const queued = await queueQuestion(db, subscription);
  await keepAskedAgain(db, subscription);
  return queued?.subscriber_id ?? undefined;
}

/** Somebody has pressed the button behind a link of theirs; false where that changes nothing. */
export async function confirm(db: Database, subscriberId: number, now: number) {
  const confirmed = db
    .updateTable('consent')
    .set({ confirmed_at: now, unsubscribed_at: null, purge_at: null })
    .where('subscriber_id', '=', subscriberId)
    .where((row) => row.or([row('confirmed_at', 'is', null), row('unsubscribed_at', 'is not', null)]));
  return (await confirmed.executeTakeFirst()).numUpdatedRows > 0;
}

/**
 * Ends every later sending to a subscriber, and what waits to be sent; false where it has ended already. The address stays:
 * deleted, it would be asked like a new one.
 */
export async function unsubscribe(db: Database, subscriberId: number, now: number) {
  const unsubscribed = db
    .updateTable('consent')
    .set({ unsubscribed_at: now, purge_at: null })
    .where('subscriber_id', '=', subscriberId);
  const { numUpdatedRows } = await unsubscribed.where('unsubscribed_at', 'is', null).executeTakeFirst();
  await db.deleteFrom('outbox').where('subscriber_id', '=', subscriberId).where('state', '=', 'queued').execute();
  await db
    .deleteFrom('mail_token')
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'confirm')
    .execute();
  if (numUpdatedRows > 0) await addRemovals(db, [{ kind: 'unsubscribed', key: String(subscriberId), at: now }]);
  return numUpdatedRows > 0;
}

/** Deletes the addresses that are not confirmed in time, and the links that are too old. */
export async function purgeUnconfirmed(db: Database, now: number) {
  await db
    .deleteFrom('mail_token')
    .where('purpose', '=', 'confirm')
    .where(({ ref }) => isNotRecent(ref('created_at'), { within: confirmableForMs, now }))
    .execute();
  // A wrong clock has dated these ahead: they get as much time as all others.
  await db
    .updateTable('consent')
    .set({ purge_at: now + confirmableForMs })
    .where(({ ref }) => isTooFarAhead(ref('purge_at'), { within: confirmableForMs, now }))
    .execute();
  return db.transaction().execute(async (transaction) => {
    const purged = await transaction
      .deleteFrom('pre_launch_user')
      .where('id', 'in', (from) =>
        from
          .selectFrom('consent')
          .select('subscriber_id')
          .where(({ ref }) => isOlder(ref('purge_at'), { within: 0, now })),
      )
      .returning('id')
      .execute();
    const removals = purged.map(({ id }) => ({ kind: 'subscriber' as const, key: String(id), at: now }));
    await addRemovals(transaction, removals);
    return purged.length;
  });
}
