import type { Insertable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';

type Filed = Omit<Insertable<Tables['report']>, 'id' | 'case_id'> & {
  /** Who is reported. */
  user_uuid: string;
};

/** The open case of a person, which is opened where there is none. */
export async function openCase(db: Database, user_uuid: string, opened_at: number) {
  const opened = { user_uuid, opened_at };
  // Two that come at once meet in the unique index: the second one waits, and finds the case of the first.
  await db
    .insertInto('moderation_case')
    .values(opened)
    .onConflict((conflict) => conflict.column('user_uuid').where('decided_at', 'is', null).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('moderation_case')
    .select('id')
    .where('user_uuid', '=', user_uuid)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a report to the open case of whom it is about, and opens one where there is none. Answers which it is, and the report. */
export async function addReport(db: Database, { user_uuid, ...report }: Filed) {
  const case_id = await openCase(db, user_uuid, report.created_at);
  const { id } = await db
    .insertInto('report')
    .values({ ...report, case_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { case_id, id };
}

/** The same, for who needs to know the case alone. */
export const fileReport = async (db: Database, report: Filed) => (await addReport(db, report)).case_id;
