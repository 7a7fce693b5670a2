import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { administrator, builtServer, signIn, spawnServer } from '#scripts/support/serverProcess.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { isPostgres } from '#server/db/locks.ts';
import { sqliteFileIn } from '#server/process/dataFolder.ts';

export const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Inserts two years of users by SQL. */
async function fillUsers(db: Database, rows: number) {
  const numbers = isPostgres(db)
    ? sql`with numbers as (select n from generate_series(1::bigint, ${rows}::bigint) as n)`
    : sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})`;
  const uuid = isPostgres(db)
    ? sql`'00000000-0000-4000-8000-' || lpad(n::text, 12, '0')`
    : sql`printf('00000000-0000-4000-8000-%012d', n)`;
  await sql`
    ${numbers}
    insert into users (uuid, name, email, created_at, platform, status, bio)
    select ${uuid}, 'Person ' || n, 'person' || n || '@example.com',
      1700000000000 + n * 63000, case n % 3 when 0 then 'android' else 'ios' end, 'Active',
      'Likes long walks, short books and the sort of coffee that takes longer to make than to drink.'
    from numbers`.execute(db);
  await sql`analyze`.execute(db);
}

const clockTicksASecond = 100;
const fillTimeoutInMs = 10 * 60_000;
const appToken = 'the-token-of-the-app';

type Options = { folder: string; users: number; databaseUrl?: string };

export type LoadedServer = Awaited<ReturnType<typeof startLoadedServer>>;

/** Starts the built server with many users and its log in a file. It trusts a proxy, so that each visitor can have their own IP address. */
export async function startLoadedServer({ folder, users, databaseUrl }: Options) {
  const target = databaseUrl ? { postgresUrl: databaseUrl } : { sqliteFile: sqliteFileIn(folder) };
  const db = await openDatabase(target, { timeoutInMs: fillTimeoutInMs });
  await fillUsers(db, users);
  await db.destroy();

  const log = join(folder, 'log');
  const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const database: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const environment = { ...account, ...database, DATA_DIR: folder, TRUST_PROXY: '127.0.0.1', APP_TOKEN: appToken };
  const { child, exit, output } = spawnServer(environment, builtServer, openSync(log, 'w'));
  const urlIn = () => /"url":"([^"]+)","msg":"ready"/.exec(readFileSync(log, 'utf8'))?.[1];
  while (!urlIn()) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output.error}`);
    await delay(20);
  }
  const url = String(urlIn());

  const figures = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8');
  return {
    url,
    token: await signIn(url),
    appToken,
    /** Seconds of processor time, of all threads. */
    processorSeconds: () => {
      const afterName = figures('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(afterName[11]) + Number(afterName[12])) / clockTicksASecond;
    },
    megabytes: () => Number(/VmRSS:\s+(\d+)/.exec(figures('status'))?.[1]) / 1024,
    /** The most memory since the start. */
    peakMegabytes: () => Number(/VmHWM:\s+(\d+)/.exec(figures('status'))?.[1]) / 1024,
    end: () => {
      child.kill('SIGTERM');
      return exit;
    },
  };
}
