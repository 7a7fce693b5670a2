import { type RawBuilder, sql } from 'kysely';
import type { Language, PreLaunchUser, SubscriberState } from '#api/wire.ts';
import type { Database } from '#server/db/Database.ts';

/** The state of a consent. Subscribers who joined before the server sent mail have no consent, and are unconfirmed. */
const state = sql<SubscriberState>`case when unsubscribed_at is not null then 'unsubscribed'
  when confirmed_at is not null then 'confirmed' else 'unconfirmed' end`;

const language = sql.ref<Language>('language');

/** Subscribers with the language and the state of their consent. */
export async function withConsents(db: Database, subscribers: readonly PreLaunchUser[]): Promise<PreLaunchUser[]> {
  if (subscribers.length === 0) return [];
  const ids = subscribers.map(({ id }) => id);
  const consents = db.selectFrom('consent').select(['subscriber_id', language.as('language'), state.as('state')]);
  const rows = await consents.where('subscriber_id', 'in', ids).execute();
  const consentOf = new Map(rows.map(({ subscriber_id, ...consent }) => [subscriber_id, consent]));
  const none = { language: null, state: 'unconfirmed' } as const;
  return subscribers.map((subscriber) => ({ ...subscriber, ...(consentOf.get(subscriber.id) ?? none) }));
}

const ofConsent = (value: RawBuilder<unknown>) =>
  sql`(select ${value} from consent where subscriber_id = pre_launch_user.id)`;

/** The condition that a subscriber is in a state. An unknown state has none. */
export const isInState = (wanted: string) => sql`coalesce(${ofConsent(state)}, 'unconfirmed') = ${wanted}`;

/** The condition that a subscriber's consent is in a language. */
export const isInLanguage = (wanted: string) => sql`${ofConsent(language)} = ${wanted}`;
