import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { verify } from '@node-rs/argon2';
import { Hono } from 'hono';
import pg from 'pg';
import { SqliteFile } from '#server/db/sqlite/SqliteFile.ts';
import { newToken, sha256 } from '#server/hash.ts';

/**
 * The least that a server does for the measured requests, over the rows of ours: a hono route with one or two prepared
 * statements. It has no limits, no cache, no audit and no checks. `npm run bench -- load` prints its figures beside ours.
 */

type Row = Record<string, unknown>;

/** Prepares a statement in SQL with `?`. Returns the function that executes it, and resolves with the rows. */
type Prepare = (name: string, sql: string) => (...values: unknown[]) => Promise<Row[]>;

function openSqlite(file: string): Prepare {
  const db = new SqliteFile(file);
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = full');
  return (_, sql) => {
    const statement = db.prepare(sql);
    return async (...values) => {
      if (statement.reader) return statement.all(...values) as Row[];
      statement.run(...values);
      return [];
    };
  };
}

function openPostgres(connectionString: string): Prepare {
  const pool = new pg.Pool({ connectionString, max: 20 });
  return (name, sql) => {
    let number = 0;
    const text = sql.replaceAll('?', () => `$${++number}`);
    return async (...values) => (await pool.query<Row>({ name, text, values })).rows;
  };
}

const { SQLITE_FILE, DATABASE_URL, SITE_PAGE = '' } = process.env;
const prepare = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(SQLITE_FILE ?? '');

await prepare('table', 'create table if not exists bare_subscription (email text primary key, created_at bigint)')();
const findSession = prepare('session', 'select administrator_id from session where token_hash = ?');
const readPage = prepare(
  'page',
  'select uuid, name, email, created_at, location from users order by created_at desc, id desc limit 10 offset ?',
);
const readUser = prepare('user', 'select * from users where uuid = ?');
const subscribe = prepare('subscribe', 'insert into bare_subscription (email, created_at) values (?, ?)');
const findAccount = prepare('account', 'select id, password_hash from administrator where email = ?');
const addSession = prepare(
  'add session',
  'insert into session (token_hash, administrator_id, created_at, used_at) values (?, ?, ?, ?)',
);

const app = new Hono();
app.use('/api/admin/user/*', async (c, next) => {
  const token = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
  const [session] = await findSession(sha256(token));
  return session ? next() : c.json({ status: false }, 401);
});
app.post('/api/admin/user/list', async (c) => {
  const rows = await readPage((Number(c.req.query('page') ?? 1) - 1) * 10);
  return c.json({ status: true, data: { data: rows } });
});
app.get('/api/admin/user/detail/:uuid', async (c) => {
  const [user] = await readUser(c.req.param('uuid'));
  return user ? c.json({ status: true, data: user }) : c.json({ status: false }, 404);
});
app.post('/api/admin/app/pre/create', async (c) => {
  const { email } = await c.req.json<{ email: string }>();
  await subscribe(email, Date.now());
  return c.json({ status: true });
});
app.post('/api/admin/auth/login', async (c) => {
  const form = await c.req.formData();
  const [account] = await findAccount(form.get('email'));
  if (!account || !(await verify(String(account.password_hash), String(form.get('password')))))
    return c.json({ status: false }, 401);
  const token = newToken();
  await addSession(sha256(token), account.id, Date.now(), Date.now());
  return c.json({ status: true, data: { token } });
});
const page = readFileSync(SITE_PAGE);
app.get('/terms', (c) => c.body(page, 200, { 'content-type': 'text/html', 'content-encoding': 'br' }));

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, msg: 'ready' }));
});
process.once('SIGTERM', () => {
  server.close();
  process.exit();
});
