import { setTimeout as delay } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

const pauseInMs = 10;
const maxCachedStatements = 500;

/** Parsing a query costs more than running it, and the service asks the same few again and again. */
function cacheStatements(sqlite: SqliteFile.Database) {
  const cached = new Map<string, SqliteFile.Statement>();
  return (text: string) => {
    const statement = cached.get(text) ?? sqlite.prepare(text);
    if (cached.size < maxCachedStatements) cached.set(text, statement);
    return statement;
  };
}

const isBusy = (error: unknown) => error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');

/**
 * One SQLite connection for everyone. A lock that another process holds is waited for without blocking: meanwhile those
 * who only read go on. Kysely's own driver waits inside SQLite, and with it the whole process.
 */
export function sqliteDriver(sqlite: SqliteFile.Database, patienceInMs: number): Driver {
  const prepare = cacheStatements(sqlite);
  /** While a transaction is open, a statement of anyone else would become part of it. */
  let open: { owner: DatabaseConnection; ended: Promise<void>; end: () => void } | null = null;

  const whenFree = async <Result>(connection: DatabaseConnection, action: () => Result): Promise<Result> => {
    const deadline = performance.now() + patienceInMs;
    for (;;) {
      while (open && open.owner !== connection) await open.ended;
      try {
        return action();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await delay(pauseInMs);
    }
  };

  const execute = ({ sql, parameters }: CompiledQuery): QueryResult<never> => {
    const statement = prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as never[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };

  const endTransaction = () => {
    open?.end();
    open = null;
  };

  return {
    init: async () => undefined,
    acquireConnection: async () => {
      const connection: DatabaseConnection = {
        executeQuery: (query) => whenFree(connection, () => execute(query)),
        streamQuery: () => {
          throw new Error('Rows are read at once, not streamed');
        },
      };
      return connection;
    },
    releaseConnection: async () => undefined,
    // The lock for writing is taken at once: one that is wanted half-way could not be waited for.
    beginTransaction: (connection) =>
      whenFree(connection, () => {
        sqlite.exec('begin immediate');
        let end = () => {};
        const ended = new Promise<void>((resolve) => {
          end = resolve;
        });
        open = { owner: connection, ended, end };
      }),
    commitTransaction: async () => {
      sqlite.exec('commit');
      endTransaction();
    },
    // SQLite may have rolled back on its own, when the disk was full; the first error is the one to tell.
    rollbackTransaction: async () => {
      if (sqlite.inTransaction) sqlite.exec('rollback');
      endTransaction();
    },
    destroy: async () => {
      sqlite.close();
    },
  };
}
