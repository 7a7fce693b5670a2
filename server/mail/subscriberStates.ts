import { sql } from 'kysely';
import type { Page, PreLaunchUser, SubscriberState } from '#api/wire.ts';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { pageOf, rowsPerPage } from '#server/db/sqlite/createPageReader.ts';

/** The state of a consent. Subscribers who joined before the server sent mail have no consent, and are unconfirmed. */
const state = sql<SubscriberState>`case when unsubscribed_at is not null then 'unsubscribed'
  when confirmed_at is not null then 'confirmed' else 'unconfirmed' end`;

/** Subscribers with the state of their consent. */
export async function withStates(db: Database, subscribers: readonly PreLaunchUser[]): Promise<PreLaunchUser[]> {
  if (subscribers.length === 0) return [];
  const ids = subscribers.map(({ id }) => id);
  const consents = db.selectFrom('consent').select(['subscriber_id', state.as('state')]);
  const rows = await consents.where('subscriber_id', 'in', ids).execute();
  const states = new Map(rows.map((row) => [row.subscriber_id, row.state]));
  return subscribers.map((subscriber) => ({ ...subscriber, state: states.get(subscriber.id) ?? 'unconfirmed' }));
}

/** A page of the subscribers in one state, the newest first. An unknown state has none. */
export async function readInState(db: Database, wanted: string, page: number): Promise<Page<PreLaunchUser>> {
  const subscribers = db
    .selectFrom('pre_launch_user')
    .leftJoin('consent', 'consent.subscriber_id', 'pre_launch_user.id')
    .where(state, '=', wanted as SubscriberState);
  const total = await countOf(db, subscribers.select('id'));
  const rows = await subscribers
    .select(['id', 'name', 'email', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsPerPage)
    .offset(Math.min((page - 1) * rowsPerPage, total))
    .execute();
  return pageOf(rows.map(withIsoTimes), { page, total });
}
