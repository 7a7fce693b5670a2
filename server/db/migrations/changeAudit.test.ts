import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/Database.ts';
import { changeAudit } from './changeAudit.ts';

test('a migration renames values of the audit, and later changes are refused again', async () => {
  const db = await openDatabase({ sqliteFile: ':memory:' });
  await db.insertInto('audit').values({ at: 1, resource: 'old', operation: 'create' }).execute();
  await changeAudit(db as Kysely<unknown>, 'sqlite', `update audit set resource = 'new' where resource = 'old'`);

  expect(await db.selectFrom('audit').select('resource').execute()).toEqual([{ resource: 'new' }]);
  await expect(sql`update audit set resource = 'old'`.execute(db)).rejects.toThrow('neither changed');
  await db.destroy();
});
