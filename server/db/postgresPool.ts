import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { ConnectionError } from '#server/errors.ts';

type Options = {
  connectionString: string;
  /** How long connecting, a statement or a lock may take; undefined is for migrations, which take what they need. */
  timeoutInMs?: number;
  /** Told of every connection that breaks, used or idle. */
  onConnectionLost: (error: Error) => void;
  /** Told of the pool once it is made. */
  onPool?: (pool: ConnectionPool) => void;
};

/** How many connections there are, how many of them wait for work, and how many requests wait for a connection. */
export type ConnectionPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

const maxConnections = 20;

const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
};

/** The server stops a statement first, so that its connection stays usable; a server that is frozen cannot. */
const limits = (timeoutInMs: number) => ({
  statement_timeout: timeoutInMs,
  lock_timeout: Math.round(timeoutInMs / 2),
  idle_in_transaction_session_timeout: timeoutInMs,
  query_timeout: Math.round(timeoutInMs * 1.2),
});

/** The client as kysely uses it. One that did not answer is closed, not given to the next request. */
function guardClient(client: pg.PoolClient): PostgresPoolClient {
  let broken: ConnectionError | undefined;

  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error;
      broken = new ConnectionError('The connection to the database broke', { cause: error });
      // Nothing is left to roll back, and whoever asked for it has a better error to show.
      if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw broken;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(broken) };
}

/** Connections to Postgres that break alone: each failure reaches the request that met it, and never ends the process. */
export function postgresPool({ connectionString, timeoutInMs, onConnectionLost, onPool }: Options): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: maxConnections,
    keepAlive: true,
    connectionTimeoutMillis: timeoutInMs,
    ...(timeoutInMs && limits(timeoutInMs)),
  });
  // The pool takes its own listener from a client while that is in use; an error nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  // Every client has the listener above already; this one only keeps the pool's copy of the event from throwing.
  pool.on('error', () => undefined);
  onPool?.(pool);

  const connect = async () => {
    try {
      return guardClient(await pool.connect());
    } catch (error) {
      if (error instanceof pg.DatabaseError) throw error;
      throw new ConnectionError('The database cannot be reached', { cause: error });
    }
  };
  return { connect, end: () => pool.end() };
}
