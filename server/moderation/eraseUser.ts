import type { Database } from '#server/db/Database.ts';

const shots = ['shot_1', 'shot_2', 'shot_3', 'shot_4', 'shot_5', 'shot_6', 'shot_7', 'shot_8'] as const;

/**
 * Erases what is stored about a person: the profile, what was reported and noted, appeals, letters and the place on the
 * pre-launch list. The cases stay with the key alone. Answers the paths of the pictures, to be removed once this lasts.
 * What the person reported of others stays with their cases, without a name, and without what the person wrote in a chat.
 */
export async function eraseUser(db: Database, uuid: string) {
  const user = await db.deleteFrom('users').where('uuid', '=', uuid).returningAll().executeTakeFirst();
  const cases = db.selectFrom('moderation_case').select('id').where('user_uuid', '=', uuid);
  const reports = db.selectFrom('report').where('case_id', 'in', cases);
  const evidence = await reports.select('evidence').execute();
  const sent = await db
    .deleteFrom('report_evidence')
    .where('report_id', 'in', reports.select('id'))
    .returning('picture')
    .execute();
  const made = db.selectFrom('report').select('id').where('reporter_uuid', '=', uuid);
  await db.deleteFrom('report_evidence').where('author', '=', 'reporter').where('report_id', 'in', made).execute();
  await db.updateTable('report').set({ words: null, evidence: null }).where('case_id', 'in', cases).execute();
  await db.updateTable('report').set({ reporter_uuid: null }).where('reporter_uuid', '=', uuid).execute();
  await db.deleteFrom('case_note').where('case_id', 'in', cases).execute();
  const decisions = db.selectFrom('decision').select('id').where('case_id', 'in', cases);
  await db.updateTable('appeal').set({ words: null }).where('decision_id', 'in', decisions).execute();
  await db.updateTable('decision').set({ note: null }).where('case_id', 'in', cases).execute();
  if (user) {
    await db
      .deleteFrom('ticket')
      .where((row) => row.or([row('user_email', '=', user.email), row('user_uuid', '=', uuid)]))
      .execute();
    await db.deleteFrom('pre_launch_user').where('email', '=', user.email).execute();
  }
  const pictures = [
    user?.profile_picture,
    ...shots.map((shot) => user?.[shot]),
    ...evidence.map((row) => row.evidence),
    ...sent.map((row) => row.picture),
  ];
  return [...new Set(pictures)].filter((path): path is string => typeof path === 'string');
}
