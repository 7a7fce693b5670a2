import { Kysely, type Logger, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { reasonOf, StartError } from '#server/errors.ts';
import { newToken } from '#server/hash.ts';
import { second } from '#server/time/time.ts';
import { whileWaiting } from '#server/time/whileWaiting.ts';
import { type DialectName, migrationsFor } from './migrations/migrations.ts';
import { type ConnectionPool, postgresPool } from './postgresPool.ts';
import { publicKeyOf } from './signatureKeys.ts';
import type { Commit } from './sqlite/groupCommit.ts';
import { sqliteDialect } from './sqlite/sqliteDialect.ts';
import type { Tables } from './Tables.ts';

/** The open database, or a transaction in it. */
export type Database = Kysely<Tables>;

export type DatabaseTarget = { sqliteFile: string } | { postgresUrl: string };

/** The bytes of a file of SQLite, which are opened in memory. */
export type DatabaseBytes = { sqliteBytes: Buffer };

/** Hooks for metrics. */
export type DatabaseObservers = {
  /** Called after every statement. */
  onStatement?: Logger;
  /** Called after every commit of SQLite; in Postgres a commit is a statement. */
  onCommit?: (commit: Commit) => void;
  /** Called with the connections to Postgres once they can be used. */
  onPool?: (pool: ConnectionPool) => void;
};

/** Why an opening takes long, and the sessions of Postgres whose locks it waits for. */
export type Wait = { reason: string; heldBy?: { pid: number; application: string }[] };

export type DatabaseOptions = DatabaseObservers & {
  /** Called every five seconds while an opening waits for the database. */
  onWait?: (wait: Wait) => void;
  /** The timeout of a query, and of its wait for a lock. */
  timeoutInMs?: number;
  /** Refuses a Postgres without tables, in place of creating them. */
  mustExist?: boolean;
  /** Called before the migrations, with the tables of the version that wrote the database. */
  beforeMigrations?: (db: Database) => Promise<void>;
  /** Called for every connection that breaks. The requests that use it fail. */
  onConnectionLost?: (error: Error) => void;
};

const defaultTimeoutInMs = 5 * second;

/** The name of a migration's connections, which Postgres shows. */
const migratingApplication = 'hullo-migration';

const openPostgres = (options: Parameters<typeof postgresPool>[0], log?: Logger) =>
  new Kysely<Tables>({ log, dialect: new PostgresDialect({ pool: postgresPool(options) }) });

/** Throws at the start: a database with another encoding would refuse the first insert of Korean or Hindi. */
async function requireUtf8(kysely: Database) {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(kysely);
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}; create a database with ENCODING 'UTF8'`);
}

/**
 * Creates the key of `keyedHash` at the first start, and stores the public key of signatures. A restored database gets other
 * ones, and keeps the earlier public keys.
 */
async function ensureKeys(kysely: Database) {
  const hashKey = kysely.insertInto('hash_key').values({ id: 1, key: newToken() });
  await hashKey.onConflict((conflict) => conflict.doNothing()).execute();
  const { key } = await kysely.selectFrom('hash_key').select('key').executeTakeFirstOrThrow();
  const publicKey = kysely.insertInto('signature_key').values({ public_key: publicKeyOf(key) });
  await publicKey.onConflict((conflict) => conflict.doNothing()).execute();
}

const newerProgram = (migration: string) =>
  `a newer version of this program has migrated it: this version does not know ${migration}; start the newer version, or restore a backup from before the upgrade`;

async function migrate(kysely: Database, dialect: DialectName, before?: DatabaseOptions['beforeMigrations']) {
  await before?.(kysely);
  const provider = { getMigrations: async () => migrationsFor(dialect) };
  const { error } = await new Migrator({ db: kysely, provider }).migrateToLatest();
  const [, unknown] = /corrupted migrations: previously executed migration (.*) is missing$/.exec(String(error)) ?? [];
  if (unknown) throw new Error(newerProgram(unknown));
  if (error) throw error;
  await ensureKeys(kysely);
}

/** The sessions whose locks a migration of Postgres waits for, such as another server that migrates. */
async function findLockHolders(kysely: Database) {
  const { rows } = await sql<{ pid: number; application: string }>`
    select distinct holder.pid, holder.application_name as application
    from pg_stat_activity as waiting
      join pg_stat_activity as holder on holder.pid = any(pg_blocking_pids(waiting.pid))
    where waiting.datname = current_database() and waiting.application_name = ${migratingApplication}`.execute(kysely);
  return rows;
}

async function explainMigration(kysely: Database): Promise<Wait> {
  try {
    const heldBy = await findLockHolders(kysely);
    return heldBy.length > 0
      ? { reason: 'its migration waits for a lock', heldBy }
      : { reason: 'it is being migrated' };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** Throws unless a server has created its tables. */
async function requireTables(kysely: Database) {
  const { rows } = await sql<{ table: string | null }>`select to_regclass('administrator') as table`.execute(kysely);
  if (!rows[0]?.table)
    throw new StartError('There are no tables in the database. Set DATABASE_URL as the server has it.');
}

type Preparation = Pick<DatabaseOptions, 'beforeMigrations'> & { mustExist: boolean; onWait: (wait: Wait) => void };

type PostgresOptions = Omit<Parameters<typeof postgresPool>[0], 'onPool'>;

/** Fails if Postgres does not respond in time. A migration may take long, and so may its wait for another server. */
async function preparePostgres(options: PostgresOptions, { mustExist, beforeMigrations, onWait }: Preparation) {
  await using limited = openPostgres(options);
  await whileWaiting(
    () => requireUtf8(limited),
    () => onWait({ reason: 'it has not responded yet' }),
  );
  if (mustExist) await requireTables(limited);
  await using migrating = openPostgres({
    ...options,
    limitsStatements: false,
    applicationName: migratingApplication,
  });
  await whileWaiting(
    () => migrate(migrating, 'postgres', beforeMigrations),
    async () => onWait(await explainMigration(limited)),
  );
}

/** Opens the database and runs the migrations. The file `:memory:` is a new, empty database. */
export async function openDatabase(
  target: DatabaseTarget | DatabaseBytes,
  options: DatabaseOptions = {},
): Promise<Database> {
  const { timeoutInMs = defaultTimeoutInMs, onConnectionLost = () => undefined, onStatement, onPool } = options;
  const { mustExist = false, onWait = () => undefined, beforeMigrations } = options;
  if ('postgresUrl' in target) {
    const postgres = { connectionString: target.postgresUrl, timeoutInMs, onConnectionLost };
    await preparePostgres(postgres, { mustExist, beforeMigrations, onWait });
    return openPostgres({ ...postgres, onPool }, onStatement);
  }

  const source = 'sqliteBytes' in target ? target.sqliteBytes : target.sqliteFile;
  const dialect = sqliteDialect(source, { lockTimeoutInMs: timeoutInMs, onCommit: options.onCommit });
  const kysely: Database = new Kysely({ log: onStatement, dialect });
  try {
    await whileWaiting(
      () => migrate(kysely, 'sqlite', beforeMigrations),
      () => onWait({ reason: 'it is being migrated' }),
    );
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  return kysely;
}
