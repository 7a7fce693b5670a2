import type { CaseEvidence, CaseNote, CaseReport } from '#api/extensions/wire/moderation.ts';
import type { Database } from '#server/db/Database.ts';
import { moment } from '#server/db/moment.ts';
import { pageByCursor, rowsPerPage } from '#server/db/pageByCursor.ts';

/** What lies below a case: nothing for what is no case. */
export type OfCase = { cases: number; cursor?: number };

/** A page of the reports of a case, in the order in which they were made. */
export async function readReports(db: Database, { cases, cursor = 0 }: OfCase) {
  const rows = await db
    .selectFrom('report')
    .leftJoin('users', 'users.uuid', 'report.reporter_uuid')
    .select([
      'report.id',
      'report.case_id',
      'report.reason',
      'report.words',
      'report.evidence',
      'report.created_at',
      'users.name',
      'users.email',
    ])
    .where('case_id', '=', cases)
    .where('report.id', '>', cursor)
    .orderBy('report.id')
    .limit(rowsPerPage + 1)
    .execute();
  return pageByCursor(
    rows.map(({ name, email, created_at, ...report }): CaseReport => {
      const reporter = name === null || email === null ? null : { name, email };
      return { ...report, reporter, created_at: moment(created_at) };
    }),
  );
}

/** A page of what came with the reports of a case, in the order in which it was sent. */
export async function readEvidence(db: Database, { cases, cursor = 0 }: OfCase) {
  const rows = await db
    .selectFrom('report_evidence as e')
    .innerJoin('report', 'report.id', 'e.report_id')
    .select(['e.id', 'e.report_id', 'e.picture', 'e.author', 'e.words', 'e.sent_at'])
    .where('report.case_id', '=', cases)
    .where('e.id', '>', cursor)
    .orderBy('e.id')
    .limit(rowsPerPage + 1)
    .execute();
  return pageByCursor(
    rows.map(({ sent_at, ...row }): CaseEvidence => {
      return { ...row, sent_at: sent_at === null ? null : moment(sent_at) };
    }),
  );
}

/** A page of the notes on a case, in the order in which they were written. */
export async function readNotes(db: Database, { cases, cursor = 0 }: OfCase) {
  const rows = await db
    .selectFrom('case_note')
    .leftJoin('administrator', 'administrator.id', 'case_note.administrator_id')
    .select(['case_note.id', 'case_note.text', 'case_note.created_at', 'administrator.email'])
    .where('case_id', '=', cases)
    .where('case_note.id', '>', cursor)
    .orderBy('case_note.id')
    .limit(rowsPerPage + 1)
    .execute();
  return pageByCursor(rows.map(({ created_at, ...note }): CaseNote => ({ ...note, created_at: moment(created_at) })));
}
