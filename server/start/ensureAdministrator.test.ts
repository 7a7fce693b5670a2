import { expect, test } from 'vitest';
import { reapplyRemovals } from '#server/backup/secureRestored.ts';
import { openDatabase } from '#server/db/Database.ts';
import { readSettings } from '#server/settings.ts';
import { selectAll } from '#tests/support/rows.ts';
import { ensureAdministrator } from './ensureAdministrator.ts';

test('the creation of the first administrator is recorded, so that an older removal of its id has no effect', async () => {
  await using db = await openDatabase({ sqliteFile: ':memory:' });
  const settings = readSettings({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'kettle at dawn' });
  const removed = { kind: 'administrator', key: '1', at: Date.now() - 1 } as const;
  await ensureAdministrator(db, settings);
  await reapplyRemovals(db, [removed]);

  const created = { resource: 'administrators', operation: 'create', row_key: '1', administrator_id: null };
  expect(await selectAll(db, 'audit')).toMatchObject([created]);
  expect(await selectAll(db, 'administrator')).toMatchObject([{ email: 'boss@example.com', deactivated_at: null }]);
});
