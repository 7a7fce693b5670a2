import { expect, test } from 'vitest';
import { openDatabase } from './Database.ts';
import { lockRow } from './locks.ts';

const missing = () => new Error('There is no such row');

test('a row of any table that numbers its rows can be locked, and a missing row is refused', async ({
  onTestFinished,
}) => {
  const db = await openDatabase({ sqliteFile: ':memory:' });
  onTestFinished(() => db.destroy());
  const attempt = { key: 'a', at: 1, expires_at: 2 };
  const { id } = await db.insertInto('attempt').values(attempt).returning('id').executeTakeFirstOrThrow();

  expect(await lockRow(db, 'attempt', id, missing)).toEqual({ id, ...attempt });
  await expect(lockRow(db, 'attempt', id + 1, missing)).rejects.toThrow('no such row');
  // @ts-expect-error a consent has the key of its subscriber
  await expect(lockRow(db, 'consent', 1, missing)).rejects.toThrow();
});
