import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { builtServer, signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { sqliteFileIn } from '#server/process/dataFolder.ts';

export const uuidOf = (number: number) => `00000000-0000-4000-8000-${100_000_000_000 + number}`;

/** Inserts users by SQL, one for every 63 seconds. A million span two years. */
async function fillUsers(db: Database, rows: number) {
  await sql`
    with recursive numbers (n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${rows})
    insert into users (uuid, name, email, created_at, platform, status, bio)
    select '00000000-0000-4000-8000-' || (100000000000 + n), 'Person ' || n, 'person' || n || '@example.com',
      1700000000000 + n * 63000, case n % 3 when 0 then 'android' else 'ios' end, 'Active',
      'Likes long walks, short books and the sort of coffee that takes longer to make than to drink.'
    from numbers`.execute(db);
  await sql`analyze`.execute(db);
}

const fillTimeoutInMs = 10 * 60_000;
const appToken = 'the-token-of-the-app';

type Options = { folder: string; users: number; databaseUrl?: string };

/**
 * Starts the built server with many users, and a bare hono server over the same rows. Ours trusts a proxy, so that each
 * visitor can have their own IP address.
 */
export async function startLoadedServer({ folder, users, databaseUrl }: Options) {
  const target = databaseUrl ? { postgresUrl: databaseUrl } : { sqliteFile: sqliteFileIn(folder) };
  const db = await openDatabase(target, { timeoutInMs: fillTimeoutInMs });
  await fillUsers(db, users);
  await db.destroy();

  const environment = { DATA_DIR: folder, TRUST_PROXY: '127.0.0.1', APP_TOKEN: appToken };
  const database: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const { url, child, end } = await startServerProcess({ ...environment, ...database }, builtServer);
  const bareEnvironment = {
    SQLITE_FILE: sqliteFileIn(folder),
    SITE_PAGE: 'dist/client/pages/en/terms.html.br',
    ...database,
  };
  const bare = await startServerProcess(bareEnvironment, [process.execPath, 'scripts/bench/bareServer.ts']);
  /** The most memory since the start. */
  const peakMegabytes = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const endBoth = () => Promise.all([end('SIGTERM'), bare.end('SIGTERM')]);
  return { url, bareUrl: bare.url, token: await signIn(url), appToken, peakMegabytes, end: endBoth };
}

export type LoadedServer = Awaited<ReturnType<typeof startLoadedServer>>;
