import type { Selectable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { notFound } from '#server/http/HttpError.ts';
import { inPages, readable, readableRows } from './rows.ts';
import type { Copy } from './streamCopy.ts';

/** A place on the waiting list, with what was agreed to, and the mails. */
export async function subscriptionOf(db: Database, subscriber: Selectable<Tables['pre_launch_user']>) {
  const { id } = subscriber;
  const consent = await db.selectFrom('consent').selectAll().where('subscriber_id', '=', id).execute();
  const letters = db.selectFrom('outbox').selectAll().where('subscriber_id', '=', id);
  return {
    ...readable(subscriber),
    consent: consent.map(readable),
    letters: readableRows(inPages((last) => letters.where('id', '>', last).orderBy('id'))),
  };
}

/** The data stored under one place on the waiting list. */
export async function collectSubscriber(db: Database, id: number): Promise<Copy> {
  const subscriber = db.selectFrom('pre_launch_user').selectAll().where('id', '=', id);
  const found = await subscriber.executeTakeFirstOrThrow(notFound('preLaunch'));
  return { data: { waiting_list: await subscriptionOf(db, found) } };
}
