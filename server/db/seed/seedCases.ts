import type { Database } from '#server/db/Database.ts';
import { fileReport } from '#server/db/fileReport.ts';
import { seedDate } from './calendar.ts';
import { openCases } from './cases.ts';
import { uuidOf } from './rows.ts';

const hour = 60 * 60 * 1_000;

const reports = openCases
  .flatMap(({ slug, reports }) =>
    reports.map(([reporter, reason, words, hoursAgo]) => ({
      user_uuid: uuidOf(slug),
      reporter_uuid: uuidOf(reporter),
      reason,
      words,
      created_at: seedDate.getTime() - hoursAgo * hour,
    })),
  )
  .toSorted((one, other) => one.created_at - other.created_at);

/** Files what people of the demo reported of one another, in the order in which it happened. */
export async function seedCases(db: Database) {
  for (const report of reports) await fileReport(db, report);
}
