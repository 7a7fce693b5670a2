import { sql } from 'kysely';
import type { Language, SubscriberState } from '#api/wire.ts';

/** The state of a subscriber's consent. Those who joined before the server sent mail have none, and are unconfirmed. */
export const stateOf = (id: string) => sql<SubscriberState>`coalesce((
  select case when unsubscribed_at is not null then 'unsubscribed'
    when confirmed_at is not null then 'confirmed' else 'unconfirmed' end
  from consent where subscriber_id = ${sql.ref(id)}), 'unconfirmed')`;

/** The language of a subscriber's consent, or null. */
export const languageOf = (id: string) =>
  sql<Language | null>`(select language from consent where subscriber_id = ${sql.ref(id)})`;
