import { chmodSync, statSync } from 'node:fs';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { tellVersions } from './dataVersion.ts';
import type { Commit } from './groupCommit.ts';
import { SqliteFile } from './SqliteFile.ts';
import { sqliteDriver } from './sqliteDriver.ts';
import { tellFile } from './truncateLog.ts';

function openWriter(file: string) {
  const sqlite = new SqliteFile(file);
  // Others may look into a folder that was there before; the files beside it get the same mode. Only the owner may set it.
  if (file !== ':memory:' && statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
  sqlite.pragma('journal_mode = WAL');
  // An existing WAL file opens with NORMAL, which may lose acknowledged writes when the power fails.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // What was erased about a person is not to be read from the file.
  sqlite.pragma('secure_delete = ON');
  // SQLite waits for a lock by stopping the process, the site's static pages included; the driver waits without.
  sqlite.pragma('busy_timeout = 0');
  return sqlite;
}

/** SQLite can take back a half-made table as well as a row; kysely's adapter does without, and a cut would leave half a migration. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

type Options = {
  /** How long a lock that another process holds is waited for. */
  lockTimeoutInMs: number;
  onCommit?: (commit: Commit) => void;
};

/** Opens a file for kysely. `:memory:` is an empty database of its own. */
export function sqliteDialect(file: string, options: Options): Dialect {
  const writer = openWriter(file);
  const reader = file === ':memory:' ? writer : new SqliteFile(file, { readonly: true, timeout: 0 });
  const adapter = new TransactionalSqliteAdapter();
  if (reader !== writer) {
    tellVersions(adapter, reader);
    tellFile(adapter, file);
  }
  return {
    createDriver: () => sqliteDriver({ reader, writer, ...options }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => adapter,
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
