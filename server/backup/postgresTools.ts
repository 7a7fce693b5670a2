import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { requireKnown } from '#server/db/migrations/requireKnown.ts';
import { StartError } from '#server/errors.ts';
import { cannotBeOpened } from '#server/process/cannotBeOpened.ts';
import { type DatabaseCopy, selectNamedPictures } from './DatabaseCopy.ts';
import { unusable } from './failed.ts';

const run = promisify(execFile);

/**
 * The address of a database without its password, and the environment that has the password instead: every user of a
 * machine may read the parameters of a process.
 */
function withoutPassword(url: string) {
  const address = new URL(url);
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password);
  address.password = '';
  if (address.searchParams.has('password')) {
    address.searchParams.delete('password');
    // Postgres' programs take a plus sign for itself, and not for a blank.
    address.search = address.search.replaceAll('+', '%20');
  }
  return { address: address.href, environment: password ? { PGPASSWORD: password } : {} };
}

/** Postgres' own programs do the work; they must be of the server's version or a newer one. */
async function runTool(name: 'pg_dump' | 'pg_restore', parameters: string[], environment: NodeJS.ProcessEnv = {}) {
  try {
    return await run(name, parameters, { env: { ...process.env, ...environment } });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new StartError(`${name} is not installed. On Debian: apt-get install postgresql-client`);
    throw new StartError(`${name} failed: ${stderr?.trim()}`);
  }
}

async function describe(client: pg.Client): Promise<DatabaseCopy> {
  const columnOf = async (query: string, column: string) =>
    (await client.query<Record<string, string>>(query)).rows.map((row) => row[column] ?? '');
  const tables = await columnOf(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
    'name',
  );
  const rows: Record<string, number> = {};
  for (const table of tables) {
    const [count] = await columnOf(`select count(*) from ${pg.escapeIdentifier(table)}`, 'count');
    rows[table] = Number(count);
  }
  const pictures: string[] = [];
  for (const query of selectNamedPictures(tables)) pictures.push(...(await columnOf(query, 'path')));
  return { rows, pictures };
}

async function connected<Result>(databaseUrl: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect().catch((cause) => {
    throw cannotBeOpened({ databaseUrl, dataFolder: '' }, cause);
  });
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
    const { address, environment } = withoutPassword(url);
    const parameters = ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${target}`];
    // A backup has hashes of addresses, but not their key: its reader cannot find out the addresses by trying.
    await runTool('pg_dump', [...parameters, '--exclude-table-data=hash_key', address], environment);
    const copied = await describe(client);
    if ('hash_key' in copied.rows) copied.rows.hash_key = 0;
    return copied;
  });

/** Throws where the database of a backup cannot be read, or is of a newer program. */
export async function readPostgresCopy(file: string) {
  const { stdout } = await runTool('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file]);
  const [, copied = ''] = /^COPY [^;]*;\n(.*?)^\\\.$/ms.exec(stdout) ?? [];
  const names = copied.split('\n').flatMap((line) => line.split('\t')[0] || []);
  try {
    requireKnown(names, 'postgres');
  } catch (cause) {
    throw unusable(cause);
  }
}

/** Throws unless a database has no tables. */
export async function requireEmptyPostgres(url: string) {
  const { rows } = await connected(url, describe);
  if (Object.keys(rows).length === 0) return;
  throw new StartError('The database at DATABASE_URL is not empty. Make a new one, and set DATABASE_URL to it.');
}

/** Fills an empty database from a copy, all of it or nothing, and returns how many rows each table has. */
export async function restorePostgres(url: string, file: string) {
  const { address, environment } = withoutPassword(url);
  const parameters = ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${address}`, file];
  await runTool('pg_restore', parameters, environment);
  return (await connected(url, describe)).rows;
}
