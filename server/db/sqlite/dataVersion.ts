import type { DialectAdapter, Kysely } from 'kysely';
import type { Tables } from '#server/db/Tables.ts';
import type { Sqlite } from './SqliteFile.ts';

const versions = new WeakMap<DialectAdapter, () => number>();

/** Lets `dataVersion` ask this connection, which must be another one than all that write. */
export function tellVersions(adapter: DialectAdapter, reader: Sqlite.Database) {
  const statement = reader.prepare<[], number>('pragma data_version').pluck();
  versions.set(adapter, () => Number(statement.get()));
}

/**
 * A number that is another one as soon as anybody, another process included, has committed a change. SQLite tells it in a
 * microsecond; undefined where none is known: of Postgres, in a transaction, and in memory.
 */
export function dataVersion(db: Kysely<Tables>) {
  if (db.isTransaction) return undefined;
  try {
    return versions.get(db.getExecutor().adapter)?.();
  } catch {
    return undefined; // What keeps SQLite from telling is told by the query that follows.
  }
}
