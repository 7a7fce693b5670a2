import { setTimeout as delay } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
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

type Transaction = ReturnType<ReturnType<typeof groupCommit>['begin']>;

/**
 * A driver with one SQLite connection for all writes and one for all reads. It waits for a lock of another process
 * without blocking, so that reads continue. Kysely's own driver waits inside SQLite, which blocks the process.
 */
export function sqliteDriver({ reader, writer, lockTimeoutInMs, onCommit }: Options): Driver {
  const toWrite = cacheStatements(writer);
  const toRead = reader === writer ? toWrite : cacheStatements(reader);
  const commits = groupCommit(writer, onCommit);
  /** The open transaction. Other statements wait for its end, because they would become part of it. */
  let open: { owner: DatabaseConnection; transaction: Transaction; ended: Promise<void>; end: () => void } | null =
    null;

  const transactionOf = (connection: DatabaseConnection) => (open?.owner === connection ? open.transaction : undefined);

  const retryWhileBusy = async <Result>(action: () => Result | Promise<Result>): Promise<Result> => {
    const deadline = performance.now() + lockTimeoutInMs;
    for (;;) {
      try {
        return await action();
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await delay(pauseInMs);
    }
  };

  const whenFree = <Result>(action: () => Result) =>
    retryWhileBusy(async () => {
      while (open) await open.ended;
      return action();
    });

  const read = ({ sql, parameters }: CompiledQuery) => {
    const query = () => execute(toRead(sql), parameters);
    return reader === writer ? whenFree(query) : retryWhileBusy(query);
  };

  const write = async (statement: Sqlite.Statement, parameters: CompiledQuery['parameters']) => {
    const { result, committed } = await whenFree(() => commits.write(() => execute(statement, parameters)));
    await committed;
    return result;
  };

  const endTransaction = () => {
    open?.end();
    open = null;
  };

  return {
    init: async () => undefined,
    acquireConnection: async () => {
      const connection: DatabaseConnection = {
        executeQuery: async (query) => {
          const statement = toWrite(query.sql);
          const transaction = transactionOf(connection);
          if (transaction) return transaction.run(() => execute(statement, query.parameters));
          return statement.readonly ? read(query) : write(statement, query.parameters);
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
        const transaction = commits.begin();
        let end = () => {};
        const ended = new Promise<void>((resolve) => {
          end = resolve;
        });
        open = { owner: connection, transaction, ended, end };
      }),
    commitTransaction: async (connection) => {
      const committed = transactionOf(connection)?.commit();
      endTransaction();
      await committed;
    },
    rollbackTransaction: async (connection) => {
      transactionOf(connection)?.rollback();
      endTransaction();
    },
    destroy: async () => {
      commits.flush();
      // The last connection to close removes the write-ahead log, and a read-only one cannot.
      reader.close();
      writer.close();
    },
  };
}
