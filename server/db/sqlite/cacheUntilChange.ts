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

  const valuesOf = (db: Database, version: number) => {
    const { adapter } = db.getExecutor();
    let cache = caches.get(adapter);
    if (cache?.version !== version) {
      cache = { version, values: new Map() };
      caches.set(adapter, cache);
    }
    return cache.values;
  };

  return async (db, given) => {
    const version = dataVersion(db);
    if (version === undefined) return read(db, given);
    const values = valuesOf(db, version);
    const key = JSON.stringify(given);
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = await read(db, given);
    if (values.size >= maxValues) values.clear();
    values.set(key, value);
    return value;
  };
}
