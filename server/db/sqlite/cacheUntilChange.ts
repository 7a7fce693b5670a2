import type { DialectAdapter } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { dataVersion } from './sqliteDialect.ts';

type Cache<Value> = { version: number; values: Map<string, Value> };

/** Limits the memory of a cache. */
const maxValues = 1_000;

/**
 * Caches what `read` returns until the database changes. Postgres has no version to compare, so nothing is cached there.
 * The version is read before the value, so that a cached value is never older than its version.
 */
export function cacheUntilChange<Given, Value>(
  read: (db: Database, given: Given) => Promise<Value>,
): (db: Database, given: Given) => Promise<Value> {
  const caches = new WeakMap<DialectAdapter, Cache<Value>>();

  return async (db, given) => {
    const version = dataVersion(db);
    if (version === undefined) return read(db, given);
    const { adapter } = db.getExecutor();
    const stored = caches.get(adapter);
    const cache = stored?.version === version ? stored : { version, values: new Map<string, Value>() };
    if (cache !== stored) caches.set(adapter, cache);
    const { values } = cache;
    const key = JSON.stringify(given);
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = await read(db, given);
    if (values.size >= maxValues) values.clear();
    values.set(key, value);
    return value;
  };
}
