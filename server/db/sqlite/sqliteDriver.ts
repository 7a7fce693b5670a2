import { setTimeout as delay } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { type Commit, groupCommit } from './groupCommit.ts';
import { type Sqlite, SqliteFile } from './SqliteFile.ts';

const pauseInMs = 10;
const maxCachedStatements = 500;

/** Parsing a query costs more than running it, and the service asks the same few again and again. */
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
  /** Sees nothing that is not committed; a database in memory has only one connection, which is this one, too. */
  reader: Sqlite.Database;
  writer: Sqlite.Database;
  /** How long a lock that another process holds is waited for. */
  lockTimeoutInMs: number;
  onCommit?: (commit: Commit) => void;
};

type Transaction = ReturnType<ReturnType<typeof groupCommit>['begin']>;

/**
 * One SQLite connection for all who write, and one for all who read. A lock that another process holds is waited for
 * without blocking: meanwhile those who only read go on. Kysely's own driver waits inside SQLite, and with it the whole
 * process.
 */
export function sqliteDriver({ reader, writer, lockTimeoutInMs: patienceInMs, onCommit }: Options): Driver {
  const toWrite = cacheStatements(writer);
  const toRead = reader === writer ? toWrite : cacheStatements(reader);
  const commits = groupCommit(writer, onCommit);
  /** While a transaction is open, a statement of anyone else would become part of it. */
  let open: { owner: DatabaseConnection; transaction: Transaction; ended: Promise<void>; end: () => void } | null =
    null;

  const transactionOf = (connection: DatabaseConnection) => (open?.owner === connection ? open.transaction : undefined);

  const retryWhileBusy = async <Result>(action: () => Result | Promise<Result>): Promise<Result> => {
    const deadline = performance.now() + patienceInMs;
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
          throw new Error('Rows are read at once, not streamed');
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
      // The last connection to close tidies up the file beside the database, which one that only reads may not do.
      reader.close();
      writer.close();
    },
  };
}
