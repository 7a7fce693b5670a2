import type { Insertable } from 'kysely';
import type { ReportReason } from '#api/extensions/wire.ts';
import { type Claim, leaseOf, noLease, refuseOthers } from '#server/claims/lease.ts';
import type { Database } from '#server/db/Database.ts';
import { lockRow, lockUser } from '#server/db/locks.ts';
import type { Tables } from '#server/db/Tables.ts';
import type { Role } from '#server/http/AppEnv.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';

/** The decisions, each with its case, the user, who may be removed, and the administrator who made it. */
export const selectDecisions = (db: Database) =>
  db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .leftJoin('administrator as a', 'a.id', 'd.administrator_id');

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

/** The reasons of reports, the gravest first. The migration 036 has the same order. */
const reasonsByGravity: readonly ReportReason[] = ['harassment', 'inappropriateContent', 'fakeProfile', 'spam'];

/** Adds a report to the open case of the reported user. Returns the ids of the case and the report. */
export async function addReport(db: Database, { user_uuid, ...report }: Report) {
  const case_id = await openCase(db, user_uuid, report.created_at);
  const reason_rank = reasonsByGravity.indexOf(report.reason) + 1;
  const isGraver = db.updateTable('moderation_case').set({ reason_rank }).where('reason_rank', '>', reason_rank);
  await isGraver.where('id', '=', case_id).execute();
  const inserted = db.insertInto('report').values({ ...report, case_id });
  const { id } = await inserted.returning('id').executeTakeFirstOrThrow();
  return { case_id, id };
}

const findCase = (db: Database, id: number) =>
  db
    .selectFrom('moderation_case')
    .select(['user_uuid', 'decided_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound('cases'));

/** The uuid of the user of a case that is not decided. Refuses a decided one with 409. */
export async function userOfUndecided(db: Database, id: number) {
  const { user_uuid, decided_at } = await findCase(db, id);
  if (decided_at !== null) throw new HttpError(409, 'cases.decided');
  return user_uuid;
}

/** Locks the user of a case, if the user still exists. A transaction that also locks the case does so afterwards. */
export const lockUserOf = async (db: Database, id: number) => lockUser(db, (await findCase(db, id)).user_uuid);

/** The administrator who works on a case, with their role. */
export type CaseClaim = Claim & { role: Role };

/**
 * Claims an open case and locks it until the end of the transaction. Refuses with 409 while another administrator has it,
 * and a moderator with 403 once it was handed over. Returns the case as it was before.
 */
export async function claimCase(db: Database, { role, ...claim }: CaseClaim) {
  const caseRow = await lockRow(db, 'moderation_case', claim.id, notFound('cases'));
  if (caseRow.decided_at !== null) throw new HttpError(409, 'cases.decided');
  if (caseRow.handover_note_id !== null && role !== 'admin') throw new HttpError(403, 'cases.handedOver');
  await refuseOthers(db, 'cases', caseRow, claim);
  await db.updateTable('moderation_case').set(leaseOf(claim)).where('id', '=', claim.id).execute();
  return caseRow;
}

type Note = { id: number; administratorId: number; now: number; text: string };

/**
 * Refuses with 409 unless an appeal in the case is undecided. Locks the case, so that the answer to the appeal, which erases
 * the notes, comes either before or after the note.
 */
async function requireOpenAppeal(db: Database, case_id: number) {
  await lockRow(db, 'moderation_case', case_id, notFound('cases'));
  const appeals = selectDecisions(db).innerJoin('appeal', 'appeal.decision_id', 'd.id').select('appeal.id');
  const open = appeals.where('c.id', '=', case_id).where('appeal.decided_at', 'is', null);
  await open.executeTakeFirstOrThrow(() => new HttpError(409, 'cases.erased'));
}

/** Adds an internal note to a case. An erased person's case takes notes only while an appeal is open. */
export async function addNote(db: Database, { id: case_id, administratorId, now, text }: Note) {
  if (!(await lockUserOf(db, case_id))) await requireOpenAppeal(db, case_id);
  const note = { case_id, administrator_id: administratorId, created_at: now, text };
  return db.insertInto('case_note').values(note).returning('id').executeTakeFirstOrThrow();
}

/** Hands an open case to the administrators, with a note. Refuses with 409 while another administrator has the claim. */
export async function handOver(db: Database, { id, role, ...note }: Note & CaseClaim) {
  const { id: handover_note_id } = await addNote(db, { id, ...note });
  await claimCase(db, { id, role, ...note });
  const update = db.updateTable('moderation_case').set({ handover_note_id, ...noLease });
  await update.where('id', '=', id).execute();
}
