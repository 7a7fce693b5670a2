import { Kysely, type Logger, Migrator, PostgresDialect, sql } from 'kysely';
import { newToken } from '#server/hash.ts';
import { second } from '#server/time/durations.ts';
import { type DialectName, migrationsFor } from './migrations/migrations.ts';
import { requireKnown } from './migrations/requireKnown.ts';
import { type ConnectionPool, postgresPool } from './postgresPool.ts';
import type { Commit } from './sqlite/groupCommit.ts';
import { sqliteDialect } from './sqlite/sqliteDialect.ts';
import type { Tables } from './Tables.ts';

/** The open database, or a transaction in it. */
export type Database = Kysely<Tables>;

export type DatabaseTarget = { sqliteFile: string } | { postgresUrl: string };

/** Who wants to know how the database fares. */
export type DatabaseObservers = {
  /** Told of every statement, how it ended and how long it took. */
  onStatement?: Logger;
  /** Told of every commit of SQLite; to Postgres a commit is a statement. */
  onCommit?: (commit: Commit) => void;
  /** Told of the connections to Postgres once they can be used. */
  onPool?: (pool: ConnectionPool) => void;
};

export type DatabaseOptions = DatabaseObservers & {
  /** How long a query may take, and how long it may wait for a lock. */
  timeoutInMs?: number;
  /** Told of every connection that breaks; the requests that used it fail, and the next one gets another. */
  onConnectionLost?: (error: Error) => void;
};

const defaultTimeoutInMs = 5 * second;

const openPostgres = (options: Parameters<typeof postgresPool>[0], log?: Logger) =>
  new Kysely<Tables>({ log, dialect: new PostgresDialect({ pool: postgresPool(options) }) });

/** Of another encoding, Postgres refuses Korean and Hindi only when they come. */
async function requireUtf8(kysely: Database) {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(kysely);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}; make one with ENCODING 'UTF8'`);
}

/** Finds the table of the migrations that a database has run; it is missing before the first one. */
const findMigrated = {
  sqlite: sql`select name from sqlite_master where name = 'kysely_migration'`,
  postgres: sql`select relname from pg_class where oid = to_regclass('kysely_migration')`,
};

async function namesOfMigrated(kysely: Database, dialect: DialectName) {
  const { rows: tables } = await findMigrated[dialect].execute(kysely);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely);
  return rows.map(({ name }) => name);
}

/** Makes the key of `keyedHash` where there is none. Backups leave it out, so a restored database gets another. */
const ensureHashKey = (kysely: Database) =>
  kysely
    .insertInto('hash_key')
    .values({ id: 1, key: newToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

async function migrate(kysely: Database, dialect: DialectName) {
  requireKnown(await namesOfMigrated(kysely, dialect), dialect);
  const provider = { getMigrations: async () => migrationsFor(dialect) };
  const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest();
  if (error) throw error;
  await ensureHashKey(kysely);
}

/** Opens the database and brings its tables up to date. The file `:memory:` is an empty one of its own. */
export async function openDatabase(target: DatabaseTarget, options: DatabaseOptions = {}): Promise<Database> {
  const { timeoutInMs = defaultTimeoutInMs, onConnectionLost = () => undefined, onStatement, onPool } = options;
  if ('postgresUrl' in target) {
    const postgres = { connectionString: target.postgresUrl, onConnectionLost };
    const unhurried = openPostgres(postgres);
    const prepared = requireUtf8(unhurried).then(() => migrate(unhurried, 'postgres'));
    await prepared.finally(() => unhurried.destroy());
    return openPostgres({ ...postgres, timeoutInMs, onPool }, onStatement);
  }

  const dialect = sqliteDialect(target.sqliteFile, { lockTimeoutInMs: timeoutInMs, onCommit: options.onCommit });
  const kysely: Database = new Kysely({ log: onStatement, dialect });
  try {
    await migrate(kysely, 'sqlite');
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return kysely;
}
