import type { Sanction } from '#api/extensions/wire/users.ts';
import type { Database } from '#server/db/Database.ts';
import { moment } from '#server/db/moment.ts';
import { pageByCursor, rowsPerPage } from '#server/db/pageByCursor.ts';
import { notFound } from '#server/http/HttpError.ts';
import { isDue, isValidLease } from '#server/time/moments.ts';
import { longestSuspension } from './decide.ts';

type Asked = { state: string; users: string; cursor?: number; now: number };

const selectSanctions = (db: Database) =>
  db
    .selectFrom('decision as d')
    .innerJoin('moderation_case as c', 'c.id', 'd.case_id')
    .leftJoin('suspension as s', 's.decision_id', 'd.id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .leftJoin('administrator as a', 'a.id', 'd.administrator_id')
    .select(['d.id', 'd.case_id', 'd.measure', 'd.section', 'd.created_at', 'c.user_uuid', 's.until', 'a.email'])
    .select(['users.name', 'users.email as user_email', 'users.profile_picture'])
    .where('d.measure', 'not in', ['dismiss', 'warn']);

/** What is none of these is nobody's state; an empty one stands for all. */
const states = ['', 'suspended', 'ended', 'removed'];

/** A page of who was kept out, the latest decision first: of all people or of one, in all states or in one. */
export async function readSanctions(db: Database, { state, users, cursor, now }: Asked) {
  const span = { within: longestSuspension, now };
  const rows = await selectSanctions(db)
    .$if(cursor !== undefined, (query) => query.where('d.id', '<', cursor ?? 0))
    .$if(users !== '', (query) => query.where('c.user_uuid', '=', users))
    .$if(state === 'removed', (query) => query.where('d.measure', '=', 'remove'))
    .$if(state === 'suspended', (query) => query.where(({ ref }) => isValidLease(ref('s.until'), span)))
    .$if(state === 'ended', (query) => query.where(({ ref }) => isDue(ref('s.until'), span)))
    .$if(!states.includes(state), (query) => query.where('d.id', '=', 0))
    .orderBy('d.id', 'desc')
    .limit(rowsPerPage + 1)
    .execute();
  return pageByCursor(
    rows.map(({ name, user_email, profile_picture, until, created_at, ...row }): Sanction => {
      const user = name === null || user_email === null ? null : { name, email: user_email, profile_picture };
      const held = until !== null && isValidLease(Number(until), span) ? 'suspended' : 'ended';
      const ends = until === null ? null : moment(until);
      const state = row.measure === 'remove' ? 'removed' : held;
      return { ...row, user, state, until: ends, created_at: moment(created_at) };
    }),
  );
}

/** The key of whom a decision kept out. */
export async function sanctioned(db: Database, id: number) {
  const { user_uuid } = await selectSanctions(db).where('d.id', '=', id).executeTakeFirstOrThrow(notFound('sanctions'));
  return user_uuid;
}
