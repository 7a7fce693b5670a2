import { join } from 'node:path';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { startPostgres } from '#scripts/support/startPostgres.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

type Options = {
  /** Variables for each server. `DATABASE_URL` and `DATA_DIR` are set already. */
  environment: Record<string, string>;
  /** The number of servers. */
  count?: number;
};

/** Starts Postgres and server processes that share one database. One session is valid at every server. */
export async function startServersOnPostgres({ environment, count = 1 }: Options) {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  const databaseUrl = await postgres.createDatabase();
  const start = (_: unknown, index: number) =>
    startServerProcess({ ...environment, DATABASE_URL: databaseUrl, DATA_DIR: join(folder, String(index)) });
  const servers = await Promise.all(Array.from({ length: count }, start));
  const token = await signIn(servers[0]?.url ?? '');

  const call = ({ url }: ServerProcess, path: string, init: RequestInit = {}) =>
    fetch(`${url}/api${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } });

  return {
    postgres,
    databaseUrl,
    servers,
    /** Calls one of the servers as the administrator. */
    call,
    subscribe: (server: ServerProcess, email: string, headers: Record<string, string> = {}) =>
      call(server, '/admin/app/pre/create', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ email }),
      }),
    stop: async () => {
      await Promise.all(servers.map(({ end }) => end('SIGKILL')));
      await postgres.stop();
    },
  };
}
