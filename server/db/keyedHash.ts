import { createHmac } from 'node:crypto';
import type { DialectAdapter } from 'kysely';
import type { Database } from './Database.ts';

const keys = new WeakMap<DialectAdapter, string>();

/** The key of a database, which another database that is restored from its backup does not have. */
export async function hashKeyOf(db: Database) {
  const { adapter } = db.getExecutor();
  const cached = keys.get(adapter);
  if (cached) return cached;
  const { key } = await db.selectFrom('hash_key').select('key').executeTakeFirstOrThrow();
  keys.set(adapter, key);
  return key;
}

/**
 * A keyed hash (HMAC) of these values, the same in all processes on a database. A plain hash of an IPv4 address could be
 * reversed by trying all addresses.
 */
export const keyedHash = async (db: Database, values: readonly string[]) =>
  createHmac('sha256', await hashKeyOf(db))
    .update(JSON.stringify(values))
    .digest('base64url');
