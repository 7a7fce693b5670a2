import { type Sqlite, SqliteFile } from '#server/db/SqliteFile.ts';
import { StartError } from '#server/process/StartError.ts';
import type { DatabaseCopy } from './DatabaseCopy.ts';

const tablesOf = (copy: Sqlite.Database) =>
  copy.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`).pluck().all();

/** Copies a database that others may be writing to, as of one moment, and reads the copy again. */
export function copySqlite(file: string, target: string): DatabaseCopy {
  const source = new SqliteFile(file, { fileMustExist: true });
  try {
    source.prepare('vacuum into ?').run(target);
  } finally {
    source.close();
  }
  const copy = new SqliteFile(target, { readonly: true });
  try {
    const faults = copy.pragma('integrity_check', { simple: true });
    if (faults !== 'ok') throw new StartError(`The database is damaged, and no backup was made: ${faults}`);
    const count = (table: unknown) => copy.prepare(`select count(*) from "${table}"`).pluck().get() as number;
    return {
      rows: Object.fromEntries(tablesOf(copy).map((table) => [table, count(table)])),
      images: copy.prepare('select image from category where image is not null').pluck().all() as string[],
    };
  } finally {
    copy.close();
  }
}
