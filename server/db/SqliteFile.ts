import type Sqlite from 'better-sqlite3';

export type { Sqlite };

/**
 * SQLite, by the binding that this Node takes. On Node 24 version 12 ends the process when it collects a statement, and
 * version 13 cannot be loaded by Node 20.
 */
export const { default: SqliteFile } =
  Number(process.versions.napi) >= 10 ? await import('better-sqlite3-13') : await import('better-sqlite3');
