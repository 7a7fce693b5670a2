import type { ExpressionBuilder } from 'kysely';
import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { day, minute } from '#server/time/durations.ts';
import { isNotRecent, isOlder, isRecent, isTooFarAhead } from '#server/time/moments.ts';
import { confirmableForMs } from './tokens.ts';

/** Which words beside the form, and in the mail, were agreed to: another one where they change their meaning. */
const textVersion = '2026-11';

/** Whoever enters the address of somebody else cannot fill their mailbox. */
const asksADay = 3;
const betweenAsksInMs = 10 * minute;

type Asked = { email: string; language: string; now: number };

/** Keeps what was agreed to. An address that was on the list before there was mail is not purged. */
const keepConsent = (db: Database, { email, language, now }: Asked) =>
  db
    .insertInto('consent')
    .columns(['subscriber_id', 'language', 'text_version', 'asked_at', 'purge_at'])
    .expression((from) =>
      from
        .selectFrom('pre_launch_user')
        .select((row) => [
          'id',
          row.val(language).as('language'),
          row.val(textVersion).as('text_version'),
          row.val(now).as('asked_at'),
          row
            .case()
            .when('created_at', '=', now)
            .then(now + confirmableForMs)
            .end()
            .as('purge_at'),
        ])
        .where('email', '=', email),
    )
    .onConflict((conflict) =>
      conflict
        .column('subscriber_id')
        .doUpdateSet({
          language,
          text_version: textVersion,
          asked_at: now,
          purge_at: (row) =>
            row
              .case()
              .when('consent.purge_at', 'is not', null)
              .then(now + confirmableForMs)
              .end(),
        })
        .where((row) =>
          row.or([row('consent.confirmed_at', 'is', null), row('consent.unsubscribed_at', 'is not', null)]),
        ),
    )
    .execute();

const asked = (from: ExpressionBuilder<Tables, 'pre_launch_user'>, span: { within: number; now: number }) =>
  from
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .whereRef('outbox.subscriber_id', '=', 'pre_launch_user.id')
    .where('outbox.kind', '=', 'confirmation')
    .where(({ ref }) => isRecent(ref('outbox.created_at'), span));

const queueQuestion = (db: Database, { email, now }: Asked) =>
  db
    .insertInto('outbox')
    .columns(['kind', 'subscriber_id', 'state', 'attempts', 'due_at', 'created_at'])
    .expression((from) =>
      from
        .selectFrom('pre_launch_user')
        .innerJoin('consent', 'consent.subscriber_id', 'pre_launch_user.id')
        .select((row) => [
          row.val('confirmation').as('kind'),
          'pre_launch_user.id',
          row.val('queued').as('state'),
          row.lit(0).as('attempts'),
          row.val(now).as('due_at'),
          row.val(now).as('created_at'),
        ])
        .where('pre_launch_user.email', '=', email)
        .where((row) =>
          row.or([row('consent.confirmed_at', 'is', null), row('consent.unsubscribed_at', 'is not', null)]),
        )
        .where((row) => row(asked(row, { within: betweenAsksInMs, now }), '<', 1))
        .where((row) => row(asked(row, { within: day, now }), '<', asksADay)),
    )
    .returning('subscriber_id')
    .executeTakeFirst();

/**
 * Asks whether an address that is on the list wants to be, unless it has said so. A known address and a new one take the
 * same statements, so that neither the answer nor its time tells them apart. Returns the subscriber, if a mail was queued.
 */
export async function askForConsent(db: Database, subscription: Asked) {
  await keepConsent(db, subscription);
  return (await queueQuestion(db, subscription))?.subscriber_id ?? undefined;
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

/** Takes somebody off every later sending, with what waits to be sent; false where they are off already. */
export async function unsubscribe(db: Database, subscriberId: number, now: number) {
  const unsubscribed = db
    .updateTable('consent')
    .set({ unsubscribed_at: now })
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
