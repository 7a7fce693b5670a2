import { requireKnown } from '#server/db/migrations/requireKnown.ts';
import { type Sqlite, SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { StartError } from '#server/errors.ts';
import { type DatabaseCopy, selectNamedPictures } from './DatabaseCopy.ts';
import { unusable } from './failed.ts';

function withCopy<Result>(file: string, use: (copy: Sqlite.Database) => Result) {
  const copy = new SqliteFile(file, { readonly: true, fileMustExist: true });
  try {
    return use(copy);
  } finally {
    copy.close();
  }
}

const columnOf = (copy: Sqlite.Database, query: string) => copy.prepare(query).pluck().all() as string[];

function describe(copy: Sqlite.Database): DatabaseCopy {
  const faults = copy.pragma('integrity_check', { simple: true });
  if (faults !== 'ok') throw new StartError(`The database is damaged: ${faults}`);
  const tables = columnOf(copy, `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`);
  const count = (table: string) => copy.prepare(`select count(*) from "${table}"`).pluck().get() as number;
  return {
    rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
    pictures: selectNamedPictures(tables).flatMap((query) => columnOf(copy, query)),
  };
}

/** A backup has hashes of addresses, but not their key: its reader cannot find out the addresses by trying. */
function removeHashKey(file: string) {
  const copy = new SqliteFile(file, { fileMustExist: true });
  try {
    copy.pragma('secure_delete = ON');
    const hasKey = columnOf(copy, `select name from sqlite_master where name = 'hash_key'`).length > 0;
    if (hasKey) copy.exec('delete from hash_key');
  } finally {
    copy.close();
  }
}

/** Copies a database that others may be writing to, as of one moment, and reads the copy again. */
export function copySqlite(file: string, target: string) {
  const source = new SqliteFile(file, { fileMustExist: true });
  try {
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
  }
  removeHashKey(target);
  return withCopy(target, describe);
}

/** Reads the database of a backup, and throws where it is damaged or of a newer program. */
export function readSqliteCopy(file: string) {
  try {
    return withCopy(file, (copy) => {
      requireKnown(columnOf(copy, 'select name from kysely_migration'), 'sqlite');
      return describe(copy);
    });
  } catch (cause) {
    throw unusable(cause);
  }
}
