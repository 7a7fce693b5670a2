import { chmodSync, statSync } from 'node:fs';
import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { foldForSearch } from '#api/foldText.ts';
import type { Tables } from '#server/db/Tables.ts';
import { retry } from '#server/time/retry.ts';
import type { Commit } from './groupCommit.ts';
import { type Sqlite, SqliteFile } from './SqliteFile.ts';
import { sqliteDriver } from './sqliteDriver.ts';

const inMemory = ':memory:';

/** Adds the function that searches call. Postgres has it from the migration 038-foldedTexts. */
const addFoldText = (sqlite: Sqlite.Database) =>
  sqlite.function('fold_text', { deterministic: true }, (text) => (text === null ? null : foldForSearch(String(text))));

function openWriter(source: string | Buffer, file: string) {
  const sqlite = new SqliteFile(source);
  // An older folder may be open to others; SQLite gives the same mode to the files beside it. Only the owner may set it.
  if (file !== inMemory && statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
  sqlite.pragma('journal_mode = WAL');
  // An existing WAL file opens with NORMAL, which may lose acknowledged writes in a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // Overwrite erased data in the file.
  sqlite.pragma('secure_delete = ON');
  // SQLite would block the process while it waits for a lock; the driver waits without blocking.
  sqlite.pragma('busy_timeout = 0');
  return sqlite;
}

/** Adds the database's file, and SQLite's `data_version`, which changes when any process commits. */
class FileAdapter extends SqliteAdapter {
  readonly file: string;
  readonly #version: Sqlite.Statement<[], number> | undefined;

  constructor(file: string, reader?: Sqlite.Database) {
    super();
    this.file = file;
    this.#version = reader?.prepare<[], number>('pragma data_version').pluck();
  }

  /** Otherwise Kysely runs one query at a time, and a read would wait for a transaction. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** SQLite can roll back DDL, so an interrupted migration changes nothing. Kysely's own adapter does not use it. */
  override get supportsTransactionalDdl() {
    return true;
  }

  readVersion() {
    try {
      return this.#version?.get();
    } catch {
      return undefined; // The query that follows reports the error.
    }
  }
}

/** A number that changes when any process commits a change; undefined for Postgres, in a transaction, and in memory. */
export function dataVersion(db: Kysely<Tables>) {
  const { adapter } = db.getExecutor();
  return db.isTransaction || !(adapter instanceof FileAdapter) ? undefined : adapter.readVersion();
}

const truncateTimeoutInMs = 200;
const truncatePauseInMs = 20;

/**
 * Empties SQLite's write-ahead log, which contains deleted rows until later writes overwrite them. Throws while another
 * process, such as a backup, reads an older state. Does nothing for Postgres.
 */
export async function truncateLog(db: Kysely<Tables>) {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof FileAdapter) || adapter.file === inMemory) return;
  // Use a third connection: the writer may be in a transaction, and the reader must not write.
  const sqlite = new SqliteFile(adapter.file, { timeout: 0 });
  const truncate = () => {
    if (Number(sqlite.pragma('wal_checkpoint(TRUNCATE)', { simple: true })) === 0) return;
    throw new Error('Another process reads the write-ahead log, so it was not emptied');
  };
  try {
    await retry(truncate, { forMs: truncateTimeoutInMs, pauseInMs: truncatePauseInMs, mayPass: () => true });
  } finally {
    sqlite.close();
  }
}

type Options = {
  /** How long to wait for a lock of another process. */
  lockTimeoutInMs: number;
  onCommit?: (commit: Commit) => void;
};

/** Opens a file for kysely. `:memory:` is a new, empty database; the bytes of a file are opened in memory. */
export function sqliteDialect(source: string | Buffer, options: Options): Dialect {
  const file = typeof source === 'string' ? source : inMemory;
  const writer = openWriter(source, file);
  const reader = file === inMemory ? writer : new SqliteFile(file, { readonly: true, timeout: 0 });
  for (const connection of new Set([writer, reader])) addFoldText(connection);
  const adapter = new FileAdapter(file, reader === writer ? undefined : reader);
  return {
    createDriver: () => sqliteDriver({ reader, writer, ...options }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => adapter,
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
