import type { AuditEntry, Personal } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';

type Find = (db: Database, key: string) => Promise<Personal | undefined>;

const ofCases = (db: Database) =>
  db
    .selectFrom('moderation_case as c')
    .innerJoin('users', 'users.uuid', 'c.user_uuid')
    .select(['users.name', 'users.email']);

const ofTicket: Find = (db, id) =>
  db
    .selectFrom('ticket')
    .select(['user_name as name', 'user_email as email'])
    .where('id', '=', Number(id))
    .executeTakeFirst();

/** Where the person behind a recorded row is found while there still is one: nothing about them is recorded itself. */
const people: Record<string, Find> = {
  users: (db, uuid) => db.selectFrom('users').select(['name', 'email']).where('uuid', '=', uuid).executeTakeFirst(),
  ticket: ofTicket,
  contact: ofTicket,
  cases: (db, id) => ofCases(db).where('c.id', '=', Number(id)).executeTakeFirst(),
  appeals: (db, id) =>
    ofCases(db)
      .innerJoin('decision', 'decision.case_id', 'c.id')
      .innerJoin('appeal', 'appeal.decision_id', 'decision.id')
      .where('appeal.id', '=', Number(id))
      .executeTakeFirst(),
  administrators: async (db, id) => {
    const found = await db.selectFrom('administrator').select('email').where('id', '=', Number(id)).executeTakeFirst();
    return found && { name: null, ...found };
  },
};

/** Whom a change was about, or undefined where it was about nobody, or who was is gone. */
export const findPersonal = async (db: Database, { resource, row }: Pick<AuditEntry, 'resource' | 'row'>) =>
  row === null ? undefined : people[resource]?.(db, row);
