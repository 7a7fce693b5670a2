import { createHmac } from 'node:crypto';
import type { DialectAdapter } from 'kysely';
import type { Database } from './Database.ts';

const keys = new WeakMap<DialectAdapter, string>();

async function hashKeyOf(db: Database) {
  const { adapter } = db.getExecutor();
  const known = keys.get(adapter);
  if (known) return known;
  const { key } = await db.selectFrom('hash_key').select('key').executeTakeFirstOrThrow();
  keys.set(adapter, key);
  return key;
}

/**
 * A hash of these values, the same for all processes on a database. Without the key nobody can find out by trying which
 * address it is of, as with a plain hash of an IPv4 address.
 */
export const keyedHash = async (db: Database, values: readonly string[]) =>
  createHmac('sha256', await hashKeyOf(db))
    .update(JSON.stringify(values))
    .digest('base64url');
