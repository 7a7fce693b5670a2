import type { Database } from '#server/db/Database.ts';
import { addReport } from '#server/moderation/cases.ts';
import { day, hour } from '#server/time/time.ts';
import { openCases, type SampleReport } from './cases.ts';
import { evidenceOf } from './evidence.ts';
import { pastCases } from './pastCases.ts';
import { uuidOf } from './rows.ts';

const reportOf = (now: number, slug: string, [reporter, reason, text, ago]: SampleReport) => ({
  user_uuid: uuidOf(slug),
  reporter_uuid: uuidOf(reporter),
  reason,
  text,
  created_at: now - ago * hour,
});

/** `now` dates all rows; `noPassword` is a hash that no password has. */
export type SeedOptions = { now: number; noPassword: string };

/** The deactivated account that made the past decisions, so that any other administrator may decide the appeals. */
const formerAdministrator = ({ now, noPassword }: SeedOptions) => ({
  email: 'former.admin@example.com',
  password_hash: noPassword,
  deactivated_at: now - 48 * hour,
});

type Past = { now: number; administrator_id: number };

/** A case that was decided, with what came of it. */
async function seedPastCase(db: Database, { slug, reports, decided, appeal }: (typeof pastCases)[number], past: Past) {
  const { now, administrator_id } = past;
  const hoursAgo = (hours: number) => now - hours * hour;
  const user_uuid = uuidOf(slug);
  const { measure, section, afterHours, note = null, language = 'en' } = decided;
  let case_id = 0;
  for (const report of reports) ({ case_id } = await addReport(db, reportOf(now, slug, report)));
  const decided_at = hoursAgo(reports[0]?.[3] ?? 0) + afterHours * hour;

  await db.updateTable('moderation_case').set({ decided_at }).where('id', '=', case_id).execute();
  const { id: decision_id } = await db
    .insertInto('decision')
    .values({ case_id, administrator_id, measure, section, note, language, created_at: decided_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const appealDecidedAt = appeal?.outcome ? hoursAgo(appeal.hoursAgo - 20) : null;
  const [, days] = /^suspend(\d+)$/.exec(measure) ?? [];
  const until = appeal?.outcome === 'overturned' ? appealDecidedAt : days && decided_at + Number(days) * day;
  if (until)
    await db.insertInto('suspension').values({ user_uuid, decision_id, created_at: decided_at, until }).execute();
  if (!appeal) return;
  const { text, outcome = null } = appeal;
  const result = { outcome, decided_at: appealDecidedAt };
  await db
    .insertInto('appeal')
    .values({ decision_id, text, created_at: hoursAgo(appeal.hoursAgo), ...result })
    .execute();
}

const openReports = (now: number) =>
  openCases
    .flatMap(({ slug, reports }) =>
      reports.map((reported) => {
        const report = reportOf(now, slug, reported);
        return { report, evidence: evidenceOf(slug, reported[0], report.created_at) };
      }),
    )
    .toSorted((a, b) => a.report.created_at - b.report.created_at);

/** Adds the demo's reports and decisions, the oldest first. */
export async function seedCases(db: Database, seeding: SeedOptions) {
  const { now } = seeding;
  const { id: administrator_id } = await db
    .insertInto('administrator')
    .values(formerAdministrator(seeding))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const past of pastCases) await seedPastCase(db, past, { now, administrator_id });
  for (const { report, evidence } of openReports(now)) {
    const { id: report_id } = await addReport(db, report);
    for (const row of evidence)
      await db
        .insertInto('report_evidence')
        .values({ report_id, ...row })
        .execute();
  }
}
