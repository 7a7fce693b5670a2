import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { retry } from '#server/time/retry.ts';
import { type Commit, groupCommit } from './groupCommit.ts';
import { type Sqlite, SqliteFile } from './SqliteFile.ts';

const pauseInMs = 10;
const maxCachedStatements = 500;

/** Parsing a query costs more than running it, and the server runs the same few. */
function cacheStatements(sqlite: Sqlite.Database) {
  const cached = new Map<string, Sqlite.Statement>();
  return (text: string) => {
    const statement = cached.get(text) ?? sqlite.prepare(text);
    if (cached.size < maxCachedStatements) cached.set(text, statement);
    return statement;
  };
}

const isBusy = (error: unknown) => error instanceof SqliteFile.SqliteError && error.code.startsWith('SQLITE_BUSY');

function execute(statement: Sqlite.Statement, parameters: CompiledQuery['parameters']): QueryResult<never> {
  if (statement.reader) return { rows: statement.all(parameters) as never[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

type Options = {
  /** Sees only what is committed. A database in memory has one connection for both. */
  reader: Sqlite.Database;
  writer: Sqlite.Database;
  /** How long to wait for a lock of another process. */
  lockTimeoutInMs: number;
  onCommit?: (commit: Commit) => void;
};

/**
 * A driver with one SQLite connection for all writes and one for all reads. It waits for a lock of another process
 * without blocking, so that reads continue. Kysely's own driver waits inside SQLite, which blocks the process.
 */
export function sqliteDriver({ reader, writer, lockTimeoutInMs, onCommit }: Options): Driver {
  const toWrite = cacheStatements(writer);
  const toRead = reader === writer ? toWrite : cacheStatements(reader);
  const commits = groupCommit(writer, onCommit);
  const transactions = new Map<DatabaseConnection, ReturnType<typeof commits.begin>>();

  const retryWhileBusy = <Result>(action: () => Result | Promise<Result>) =>
    retry(action, { forMs: lockTimeoutInMs, pauseInMs, mayPass: isBusy });

  const whenFree = <Result>(action: () => Result) =>
    retryWhileBusy(async () => {
      while (commits.endOfTransaction()) await commits.endOfTransaction();
      return action();
    });

  const whenReadable = reader === writer ? whenFree : retryWhileBusy;

  return {
    init: async () => undefined,
    acquireConnection: async () => {
      const connection: DatabaseConnection = {
        executeQuery: async ({ sql, parameters }) => {
          const statement = toWrite(sql);
          const transaction = transactions.get(connection);
          if (transaction) return transaction.run(() => execute(statement, parameters));
          if (statement.readonly) return whenReadable(() => execute(toRead(sql), parameters));
          const { result, committed } = await whenFree(() => commits.write(() => execute(statement, parameters)));
          await committed;
          return result;
        },
        streamQuery: () => {
          throw new Error('This driver does not stream rows');
        },
      };
      return connection;
    },
    releaseConnection: async () => undefined,
    beginTransaction: (connection) =>
      whenFree(() => {
        transactions.set(connection, commits.begin());
      }),
    commitTransaction: async (connection) => {
      const committed = transactions.get(connection)?.commit();
      transactions.delete(connection);
      await committed;
    },
    rollbackTransaction: async (connection) => {
      transactions.get(connection)?.rollback();
      transactions.delete(connection);
    },
    destroy: async () => {
      commits.flush();
      // The last connection to close removes the write-ahead log, and a read-only one cannot.
      reader.close();
      writer.close();
    },
  };
}
