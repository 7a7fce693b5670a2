import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionError, reasonOf, StartError } from '#server/errors.ts';

type Options = {
  connectionString: string;
  /** The limit of connecting. */
  timeoutInMs: number;
  /** Whether the limit holds for statements and locks too. A migration may take longer. */
  limitsStatements?: boolean;
  /** The name that Postgres shows for these connections. */
  applicationName?: string;
  /** Called for every connection that breaks, also an idle one. */
  onConnectionLost: (error: Error) => void;
  onPool?: (pool: ConnectionPool) => void;
};

/** The numbers of connections, of idle ones, and of requests that wait for one. */
export type ConnectionPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

const maxConnections = 20;

const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
};

/** Postgres cancels a statement first, which keeps the connection usable; the client's timeout is for a frozen Postgres. */
const limits = (timeoutInMs: number) => ({
  statement_timeout: timeoutInMs,
  lock_timeout: Math.round(timeoutInMs / 2),
  idle_in_transaction_session_timeout: timeoutInMs,
  query_timeout: Math.round(timeoutInMs * 1.2),
});

const isConnectTimeout = (error: unknown) =>
  error instanceof Error && error.message === 'Connection terminated due to connection timeout';

/** Wraps a client for kysely. A client that did not respond is closed instead of reused. */
function guardClient(client: pg.PoolClient): PostgresPoolClient {
  let broken: ConnectionError | undefined;

  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error;
      broken = new ConnectionError('The connection to the database broke', { cause: error });
      // A broken connection has nothing to roll back. The caller throws the error that caused the rollback.
      if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw broken;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken) };
}

/** Refuses a URL that the driver cannot read. The pool reports that at each connection, as if Postgres were down. */
function requireReadable(connectionString: string) {
  try {
    new pg.Client({ connectionString });
  } catch (cause) {
    throw new StartError(`DATABASE_URL cannot be used (${reasonOf(cause)}).`, { cause });
  }
}

/** A pool whose broken connections fail only the requests that use them, and never end the process. */
export function postgresPool(options: Options): PostgresPool {
  const { connectionString, timeoutInMs, limitsStatements = true, applicationName, onConnectionLost, onPool } = options;
  requireReadable(connectionString);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: timeoutInMs,
    application_name: applicationName,
    ...(limitsStatements && limits(timeoutInMs)),
  });
  // The pool removes its listener from a client in use, and an error without a listener ends the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  // The pool repeats the event, and would throw without a listener.
  pool.on('error', () => undefined);
  onPool?.(pool);

  const connect = async () => {
    try {
      return guardClient(await pool.connect());
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error;
      // The driver's cause says that the connection broke, which hides the timeout.
      if (isConnectTimeout(error)) throw new ConnectionError(`no response within ${timeoutInMs} ms`);
      throw new ConnectionError('The database cannot be reached', { cause: error });
    }
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
