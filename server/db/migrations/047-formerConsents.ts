import { type Kysely, sql } from 'kysely';

/** Keeps a withdrawn consent when its person comes back. The statistics of past days and the copy of the person's data have it. */
export async function formerConsents(db: Kysely<unknown>) {
  await sql`
    create table former_consent (
      subscriber_id bigint not null references pre_launch_user (id) on delete cascade,
      language text not null,
      text_version text not null,
      asked_at bigint not null,
      confirmed_at bigint,
      unsubscribed_at bigint not null
    )`.execute(db);
  await sql`create index former_consent_subscriber on former_consent (subscriber_id)`.execute(db);
}
