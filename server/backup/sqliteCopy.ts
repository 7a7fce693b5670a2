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

function checkWhole(copy: Sqlite.Database) {
  const faults = copy.pragma('integrity_check', { simple: true });
  if (faults !== 'ok') throw new StartError(`The database is damaged: ${faults}`);
}

/** Throws if a file is not a whole database. */
export const requireWhole = (file: string) => withFile(file, { readonly: true }, checkWhole);

/** Copies one snapshot of a database that is in use, and returns the pictures that its rows refer to. */
export function copySqlite(file: string, target: string) {
  withFile(file, {}, (source) => source.prepare('vacuum into ?').run(target));
  return withFile(target, {}, (copy) => {
    const tables = columnOf(copy, `select name from sqlite_master where type = 'table'`);
    // Without the key, an attacker cannot find the hashed addresses by brute force.
    copy.pragma('secure_delete = ON');
    if (tables.includes('hash_key')) copy.exec('delete from hash_key');
    checkWhole(copy);
    return selectReferencedPictures(tables).flatMap((query) => columnOf(copy, query));
  });
}
