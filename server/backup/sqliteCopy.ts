import { requireKnownMigrations } from '#server/db/migrations/requireKnownMigrations.ts';
import { type Sqlite, SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { StartError } from '#server/errors.ts';
import { type DatabaseCopy, selectReferencedPictures, unusableCopy } from './DatabaseCopy.ts';

function withFile<Result>(file: string, options: Sqlite.Options, use: (sqlite: Sqlite.Database) => Result) {
  const sqlite = new SqliteFile(file, { fileMustExist: true, ...options });
  try {
    return use(sqlite);
  } finally {
    sqlite.close();
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
    pictures: selectReferencedPictures(tables).flatMap((query) => columnOf(copy, query)),
  };
}

/** Without the key, an attacker cannot find the hashed addresses by brute force. */
const removeHashKey = (file: string) =>
  withFile(file, {}, (copy) => {
    copy.pragma('secure_delete = ON');
    const hasKey = columnOf(copy, `select name from sqlite_master where name = 'hash_key'`).length > 0;
    if (hasKey) copy.exec('delete from hash_key');
  });

/** Copies one snapshot of a database that is in use, and verifies the copy. */
export function copySqlite(file: string, target: string) {
  withFile(file, {}, (source) => source.prepare('vacuum into ?').run(target));
  removeHashKey(target);
  return withFile(target, { readonly: true }, describe);
}

/** Describes the database of a backup. Throws when it is damaged, or from a newer program. */
export function readSqliteCopy(file: string) {
  try {
    return withFile(file, { readonly: true }, (copy) => {
      requireKnownMigrations(columnOf(copy, 'select name from kysely_migration'), 'sqlite');
      return describe(copy);
    });
  } catch (cause) {
    throw unusableCopy(cause);
  }
}
