import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '#server/process/StartError.ts';
import type { DatabaseCopy } from './DatabaseCopy.ts';

const run = promisify(execFile);

/** Postgres' own programs do the work; they must be of the server's version or a newer one. */
async function runTool(name: 'pg_dump' | 'pg_restore', parameters: string[]) {
  try {
    await run(name, parameters);
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new StartError(`${name} is not installed. On Debian: apt-get install postgresql-client`);
    throw new StartError(`${name} failed: ${stderr?.trim()}`);
  }
}

async function describe(client: pg.Client): Promise<DatabaseCopy> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows: counted } = await client.query<{ count: string }>(
      `select count(*) from ${pg.escapeIdentifier(name)}`,
    );
    rows[name] = Number(counted[0]?.count);
  }
  if (!('category' in rows)) return { rows, images: [] };
  const named = await client.query<{ image: string }>('select image from category where image is not null');
  return { rows, images: named.rows.map(({ image }) => image) };
}

async function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Copies a database that others may be writing to, as of one moment. */
export const dumpPostgres = (url: string, target: string) =>
  connected(url, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    await runTool('pg_dump', ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${target}`, url]);
    return describe(client);
  });

/** Fills an empty database from a copy; one that has tables is left as it is. */
export async function restorePostgres(url: string, file: string) {
  const before = await connected(url, describe);
  if (Object.keys(before.rows).length > 0) {
    throw new StartError('The database at DATABASE_URL is not empty. Make a new one, and set DATABASE_URL to it.');
  }
  await runTool('pg_restore', ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${url}`, file]);
  return connected(url, describe);
}
