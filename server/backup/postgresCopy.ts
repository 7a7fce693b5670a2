import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { ConnectionError, reasonOf, StartError } from '#server/errors.ts';
import { cannotBeOpened } from '#server/process/connectDatabase.ts';
import { second } from '#server/time/time.ts';
import { selectReferencedPictures } from './referencedPictures.ts';

const run = promisify(execFile);

const connectTimeoutInMs = 5 * second;

/** Moves the password of a database's URL into the environment: every user may read the parameters of a process. */
function withoutPassword(url: string) {
  const parsed = new URL(url);
  const password = parsed.searchParams.get('password') ?? decodeURIComponent(parsed.password);
  parsed.password = '';
  if (parsed.searchParams.has('password')) {
    parsed.searchParams.delete('password');
    // pg_dump and pg_restore do not read a plus sign as a blank.
    parsed.search = parsed.search.replaceAll('+', '%20');
  }
  return { urlWithoutPassword: parsed.href, environment: password ? { PGPASSWORD: password } : {} };
}

/** Runs a program of Postgres, which must be at least as new as the database server. */
async function runTool(name: 'pg_dump' | 'pg_restore', parameters: string[], environment: NodeJS.ProcessEnv) {
  try {
    await run(name, parameters, { env: { ...process.env, ...environment } });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new StartError(`${name} is not installed. On Debian: apt-get install postgresql-client`);
    throw new StartError(`${name} failed: ${stderr?.trim()}`);
  }
}

async function readTables(client: pg.Client) {
  const query = `select table_name as name from information_schema.tables where table_schema = 'public'`;
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
}

/** Connects to the database until the end of the caller's block. */
async function connect(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutInMs });
  await client.connect().catch((error: Error) => {
    const cause = error instanceof pg.DatabaseError ? error : new ConnectionError(reasonOf(error), { cause: error });
    throw cannotBeOpened({ databaseUrl, dataFolder: '' }, cause);
  });
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

/** Copies one snapshot of a database that is in use, and returns the pictures that its rows refer to. */
export async function dumpPostgres(url: string, target: string) {
  await using client = await connect(url);
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  const { urlWithoutPassword, environment } = withoutPassword(url);
  const parameters = ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${target}`];
  // Without the key, an attacker cannot find the hashed addresses by brute force.
  await runTool('pg_dump', [...parameters, '--exclude-table-data=hash_key', urlWithoutPassword], environment);
  const pictures: string[] = [];
  for (const query of selectReferencedPictures(await readTables(client))) {
    const referenced = await client.query<{ path: string }>(query);
    pictures.push(...referenced.rows.map(({ path }) => path));
  }
  return pictures;
}

/** Throws if the database has tables. */
export async function requireEmptyPostgres(url: string) {
  await using client = await connect(url);
  if ((await readTables(client)).length === 0) return;
  throw new StartError('The database at DATABASE_URL is not empty. Make a new one, and set DATABASE_URL to it.');
}

/** Fills an empty database from a dump in one transaction. */
export async function restorePostgres(url: string, file: string) {
  const { urlWithoutPassword, environment } = withoutPassword(url);
  const parameters = [
    '--no-owner',
    '--no-comments',
    '--exit-on-error',
    '--single-transaction',
    `--dbname=${urlWithoutPassword}`,
    file,
  ];
  await runTool('pg_restore', parameters, environment);
}
