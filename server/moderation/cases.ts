import type { Insertable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { type Claim, leaseOf, refuseOthers } from '#server/db/lease.ts';
import { lockRow, lockUser } from '#server/db/locks.ts';
import type { Tables } from '#server/db/Tables.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';

/** Returns the open case of a user. Without one it opens one. */
export async function openCase(db: Database, user_uuid: string, opened_at: number) {
  const { id } = await db
    .insertInto('moderation_case')
    .values({ user_uuid, opened_at })
    // Only an update lets the statement return the id of an existing row.
    .onConflict((conflict) => conflict.column('user_uuid').where('decided_at', 'is', null).doUpdateSet({ user_uuid }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Report = Omit<Insertable<Tables['report']>, 'id' | 'case_id'> & { user_uuid: string };

/** Adds a report to the open case of the reported user. Returns the ids of the case and the report. */
export async function addReport(db: Database, { user_uuid, ...report }: Report) {
  const case_id = await openCase(db, user_uuid, report.created_at);
  const inserted = db.insertInto('report').values({ ...report, case_id });
  const { id } = await inserted.returning('id').executeTakeFirstOrThrow();
  return { case_id, id };
}

/** Locks the user of a case, if the user still exists. A transaction that also locks the case does so afterwards. */
export async function lockUserOf(db: Database, id: number) {
  const query = db.selectFrom('moderation_case').select('user_uuid').where('id', '=', id);
  const { user_uuid } = await query.executeTakeFirstOrThrow(notFound('cases'));
  await lockUser(db, user_uuid);
}

/** Claims an open case and locks it until the end of the transaction. Refuses with 409 while another administrator has it. */
export async function claimCase(db: Database, claim: Claim) {
  const caseRow = await lockRow(db, 'moderation_case', claim.id, notFound('cases'));
  if (caseRow.decided_at !== null) throw new HttpError(409, 'cases.decided');
  await refuseOthers(db, 'cases', caseRow, claim);
  await db.updateTable('moderation_case').set(leaseOf(claim)).where('id', '=', claim.id).execute();
  return caseRow;
}

type Note = { id: number; administratorId: number; now: number; text: string };

/** Adds an internal note to a case. */
export async function addNote(db: Database, { id: case_id, administratorId, now, text }: Note) {
  await lockUserOf(db, case_id);
  const note = { case_id, administrator_id: administratorId, created_at: now, text };
  await db.insertInto('case_note').values(note).execute();
}
