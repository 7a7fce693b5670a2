import type { ReportReason } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { lockUser } from '#server/db/locks.ts';
import type { Remover } from '#server/erasure/createRemover.ts';
import { discardFiles } from '#server/erasure/discardFiles.ts';
import { isRemoved } from '#server/erasure/eraseUser.ts';
import { addReport } from '#server/moderation/cases.ts';
import type { MediaStore } from '#server/storage/MediaStore.ts';
import { addEvidence, type evidenceSchema, savePictures } from './evidence.ts';
import { requireUser } from './receiveUser.ts';
import { type AppCall, withIdempotencyKey } from './withIdempotencyKey.ts';

type Deps = { db: Database; media: MediaStore; now: () => number; remover: Remover };

type Report = {
  user: string;
  reporter: string | null;
  reason: ReportReason;
  text: string | null;
} & { [Field in keyof typeof evidenceSchema]: ReturnType<(typeof evidenceSchema)[Field]> };

/** Locks both users, always in the same order. A reporter who was removed before the report came stays removed. */
async function lockBoth(db: Database, { user, reporter }: Pick<Report, 'user' | 'reporter'>) {
  for (const uuid of [user, reporter].toSorted()) if (uuid) await lockUser(db, uuid);
  await requireUser(db, user);
  return { isErased: reporter !== null && (await isRemoved(db, reporter)) };
}

/**
 * Adds a report with its pictures and chat to the case of the reported user, once for each key. The pictures are saved
 * before rows name them. They are discarded where no row does: the report was refused, or another process was faster.
 */
export async function receiveReport(call: AppCall, deps: Deps, values: Report) {
  const { user: user_uuid, reporter, reason, text } = values;
  const paths: string[] = [];
  const prepare = () => savePictures(deps.media, values.pictures, paths);
  let isNew = false;
  let unnamed = paths;
  try {
    const answer = await withIdempotencyKey(call, deps, { resource: 'cases', values, prepare }, async (db, record) => {
      const { isErased } = await lockBoth(db, values);
      const reporter_uuid = isErased ? null : reporter;
      const chat = isErased ? values.chat.filter(({ author }) => author !== 'reporter') : values.chat;
      const filed = { user_uuid, reporter_uuid, reason, text, created_at: deps.now() };
      const { case_id, id } = await addReport(db, { ...filed, evidence: paths[0] ?? null });
      await addEvidence(db, id, { paths, chat });
      await record({ row: case_id, after: { reason } });
      isNew = true;
      return { case: case_id };
    });
    if (isNew) unnamed = [];
    return answer;
  } finally {
    await discardFiles(deps, unnamed);
  }
}
