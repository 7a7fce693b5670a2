import { expect, test } from 'vitest';
import { reapplyRemovals } from '#server/backup/secureRestored.ts';
import { openDatabase } from '#server/db/Database.ts';
import { readSettings } from '#server/settings.ts';
import { selectAll } from '#tests/support/rows.ts';
import { ensureAdministrator } from './ensureAdministrator.ts';

test('a common password is refused for the first administrator, and ignored where there is one', async () => {
  await using db = await openDatabase({ sqliteFile: ':memory:' });
  const settings = readSettings({ ADMIN_PASSWORD: 'password' });
  await expect(ensureAdministrator(db, settings)).rejects.toThrow('ADMIN_PASSWORD is one of the first passwords');
  expect(await selectAll(db, 'administrator')).toEqual([]);

  await ensureAdministrator(db, readSettings({ ADMIN_PASSWORD: 'kettle at dawn' }));
  await ensureAdministrator(db, settings);
  expect(await selectAll(db, 'administrator')).toHaveLength(1);
});

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
