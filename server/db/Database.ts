import SqliteFile from 'better-sqlite3';
import { Kysely, Migrator, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { type DialectName, migrationsFor } from './migrations/migrations.ts';
import type { Tables } from './Tables.ts';

/** The open database, or a transaction in it. */
export type Database = Kysely<Tables>;

export type DatabaseTarget = { sqliteFile: string } | { postgresUrl: string };

const busyTimeoutInMilliseconds = 5_000;
const maxCachedStatements = 500;

/** Parsing a query costs more than running it, and the service asks the same few again and again. */
function cacheStatements(sqlite: SqliteFile.Database) {
  const cached = new Map<string, SqliteFile.Statement>();
  const prepare = (text: string) => {
    const statement = cached.get(text) ?? sqlite.prepare(text);
    if (cached.size < maxCachedStatements) cached.set(text, statement);
    return statement;
  };
  return { prepare, close: () => sqlite.close() };
}

function openSqlite(file: string) {
  const sqlite = new SqliteFile(file);
  sqlite.pragma('journal_mode = WAL');
  // An existing WAL file opens with NORMAL, which may lose acknowledged writes when the power fails.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`busy_timeout = ${busyTimeoutInMilliseconds}`);
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: cacheStatements(sqlite) }) });
}

function openPostgres(connectionString: string) {
  const { INT8 } = pg.types.builtins;
  const types = {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      type === INT8 ? Number : pg.types.getTypeParser(type, format),
  };
  const pool = new pg.Pool({ connectionString, types, max: 20 });
  // The pool replaces a connection that broke while nobody used it; without a listener that would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function migrate(kysely: Database, dialect: DialectName) {
  const provider = { getMigrations: async () => migrationsFor(dialect) };
  const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest();
  if (error) throw error;
}

/** Opens the database and brings its tables up to date. The file `:memory:` is an empty one of its own. */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  const isFile = 'sqliteFile' in target;
  const kysely = isFile ? openSqlite(target.sqliteFile) : openPostgres(target.postgresUrl);
  try {
    await migrate(kysely, isFile ? 'sqlite' : 'postgres');
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return kysely;
}
