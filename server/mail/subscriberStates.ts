import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Page, PreLaunchUser, SubscriberState } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { pageOf, rowsPerPage } from '#server/db/sqlite/createPageReader.ts';
import type { Tables } from '#server/db/Tables.ts';

type Consent = Pick<Selectable<Tables['consent']>, 'confirmed_at' | 'unsubscribed_at'>;

/** Subscribers who joined before the server sent mail have no consent, and count as unconfirmed. */
const stateOf = ({ confirmed_at, unsubscribed_at }: Consent): SubscriberState => {
  if (unsubscribed_at !== null) return 'unsubscribed';
  return confirmed_at === null ? 'unconfirmed' : 'confirmed';
};

/** Subscribers with the state of their consent. */
export async function withStates(db: Database, subscribers: readonly PreLaunchUser[]): Promise<PreLaunchUser[]> {
  if (subscribers.length === 0) return [];
  const ids = subscribers.map(({ id }) => id);
  const consents = await db.selectFrom('consent').selectAll().where('subscriber_id', 'in', ids).execute();
  const states = new Map(consents.map((consent) => [consent.subscriber_id, stateOf(consent)]));
  return subscribers.map((subscriber) => ({ ...subscriber, state: states.get(subscriber.id) ?? 'unconfirmed' }));
}

const conditions: Record<SubscriberState, RawBuilder<boolean>> = {
  unsubscribed: sql`consent.unsubscribed_at is not null`,
  confirmed: sql`consent.confirmed_at is not null and consent.unsubscribed_at is null`,
  unconfirmed: sql`consent.confirmed_at is null and consent.unsubscribed_at is null`,
};

/** A page of the subscribers in one state, the newest first. An unknown state has none. */
export async function readInState(db: Database, state: string, page: number): Promise<Page<PreLaunchUser>> {
  const condition = Object.entries(conditions).find(([name]) => name === state)?.[1];
  const subscribers = db
    .selectFrom('pre_launch_user')
    .leftJoin('consent', 'consent.subscriber_id', 'pre_launch_user.id')
    .where(condition ?? sql<boolean>`1 = 0`);
  const count = await subscribers.select((row) => row.fn.countAll().as('rows')).executeTakeFirstOrThrow();
  const total = Number(count.rows);
  const before = Math.min((page - 1) * rowsPerPage, total);
  const rows = await subscribers
    .select(['id', 'name', 'email', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsPerPage)
    .offset(before)
    .execute();
  return pageOf(rows.map(withIsoTimes), { page, total });
}
