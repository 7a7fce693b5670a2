import type { DialectAdapter } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import { dataVersion } from './dataVersion.ts';

type Remembered<Value> = { version: number; values: Map<unknown, Value> };

/** Reading a list from end to end must not fill the memory. */
const maxValues = 1_000;

/**
 * Reads a value once for as long as nothing in the database changes, where that can be told; else each time. The version
 * is asked for before the value is read: what is remembered under it is never older.
 */
export function readOnce<Given, Value>(
  read: (db: Database, given: Given) => Promise<Value>,
  keyOf: (given: Given) => string | number | Given = (given) => given,
): (db: Database, given: Given) => Promise<Value> {
  const ofDatabases = new WeakMap<DialectAdapter, Remembered<Value>>();

  const valuesOf = (db: Database, version: number) => {
    const { adapter } = db.getExecutor();
    let remembered = ofDatabases.get(adapter);
    if (remembered?.version !== version) {
      remembered = { version, values: new Map() };
      ofDatabases.set(adapter, remembered);
    }
    return remembered.values;
  };

  return async (db, given) => {
    const version = dataVersion(db);
    if (version === undefined) return read(db, given);
    const values = valuesOf(db, version);
    const key = keyOf(given);
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = await read(db, given);
    if (values.size >= maxValues) values.clear();
    values.set(key, value);
    return value;
  };
}
