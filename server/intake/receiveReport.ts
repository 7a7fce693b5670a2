import type { Context } from 'hono';
import type { ReportReason } from '#api/extensions/wire/moderation.ts';
import { addReport } from '#server/db/fileReport.ts';
import type { AppDeps, AppEnv } from '#server/http/AppEnv.ts';
import { addEvidence, type evidenceSchema, savePictures } from './evidence.ts';
import { once } from './once.ts';
import { findUser } from './receiveUser.ts';

type Report = {
  user: string;
  reporter: string | null;
  reason: ReportReason;
  words: string | null;
} & { [Field in keyof typeof evidenceSchema]: ReturnType<(typeof evidenceSchema)[Field]> };

/**
 * Adds a report with what came with it to the case of whom it is about, once for each key. The pictures are kept before
 * rows name them, and removed where none comes to do so: it was refused, or has been there before.
 */
export async function receiveReport(c: Context<AppEnv>, deps: AppDeps, values: Report) {
  const { user: user_uuid, reporter: reporter_uuid, reason, words, chat } = values;
  const { paths, remove } = await savePictures(deps.media, values.pictures);
  let isNew = false;
  try {
    const answer = await once(c, deps, { resource: 'cases', values }, async (db, record) => {
      await findUser(db, user_uuid);
      const filed = { user_uuid, reporter_uuid, reason, words, created_at: deps.now() };
      const { case_id, id } = await addReport(db, { ...filed, evidence: paths[0] ?? null });
      await addEvidence(db, id, { paths, chat });
      await record({ row: case_id, after: { reason } });
      isNew = true;
      return { case: case_id };
    });
    if (!isNew) await remove();
    return answer;
  } catch (error) {
    await remove();
    throw error;
  }
}
