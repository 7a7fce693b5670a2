import { type Sqlite, SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { StartError } from '#server/errors.ts';
import { selectReferencedPictures } from './referencedPictures.ts';

function withFile<Result>(file: string, options: Sqlite.Options, use: (sqlite: Sqlite.Database) => Result) {
  const sqlite = new SqliteFile(file, { fileMustExist: true, ...options });
  try {
    return use(sqlite);
  } finally {
    sqlite.close();
  }
}

const columnOf = (copy: Sqlite.Database, query: string) => copy.prepare(query).pluck().all() as string[];

const readTables = (copy: Sqlite.Database) => columnOf(copy, `select name from sqlite_master where type = 'table'`);

/** Throws if a file is not a whole database. */
export const requireWhole = (file: string) =>
  withFile(file, { readonly: true }, (copy) => {
    const faults = copy.pragma('integrity_check', { simple: true });
    if (faults !== 'ok') throw new StartError(`The database is damaged: ${faults}`);
  });

/** Without the key, an attacker cannot find the hashed addresses by brute force. */
const removeHashKey = (file: string) =>
  withFile(file, {}, (copy) => {
    copy.pragma('secure_delete = ON');
    if (readTables(copy).includes('hash_key')) copy.exec('delete from hash_key');
  });

/** Copies one snapshot of a database that is in use, and returns the pictures that its rows refer to. */
export function copySqlite(file: string, target: string) {
  withFile(file, {}, (source) => source.prepare('vacuum into ?').run(target));
  removeHashKey(target);
  requireWhole(target);
  return withFile(target, { readonly: true }, (copy) =>
    selectReferencedPictures(readTables(copy)).flatMap((query) => columnOf(copy, query)),
  );
}
