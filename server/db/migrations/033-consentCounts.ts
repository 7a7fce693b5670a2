import { type Kysely, sql } from 'kysely';
import { type CountedList, countLists, total } from './002-countedLists.ts';
import { truncatedLists } from './005-truncatedLists.ts';

const list = (row: string) => `'consent:' || ${row}.language || ':' || case
  when ${row}.unsubscribed_at is not null then 'unsubscribed'
  when ${row}.confirmed_at is not null then 'confirmed' else 'unconfirmed' end`;

export const consents: CountedList[] = [{ table: 'consent', list, buckets: total }];

/** Counts consents by language and state, and creates the indexes of their days in UTC, as in 015-statistics. */
export async function consentCounts(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  await countLists(db, dialect, consents);
  await truncatedLists(db, dialect, { consent: 'consent' });
  const statements = [
    `insert into row_count (list, level, bucket, rows) select ${list('consent')}, 0, 0, count(*) from consent group by 1`,
    'create index consent_confirmed_day on consent ((confirmed_at / 86400000))',
    'create index consent_unsubscribed_day on consent ((unsubscribed_at / 86400000))',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
