import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newSecret } from '#server/auth/totp.ts';
import { appForEachTest, logForEachTest } from '#tests/support/forEachTest.ts';
import { administrator, formOf, jsonOf, type StartedApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';

const { log, lines, entries } = logForEachTest();
const server = appForEachTest({ log, mail: idleMail });

test('a request is one line of JSON with its verb, path, status and time', async () => {
  await server.call('GET', '/admin/main');

  const measured = { time: expect.any(Number), ms: expect.any(Number) };
  const request = { requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), method: 'GET', path: '/api/admin/main' };
  expect(entries()).toEqual([{ level: 30, msg: 'request', status: 200, ...request, ...measured }]);
});

test('neither tokens, passwords, addresses nor the query are logged', async () => {
  const secrets = [administrator.email, administrator.password, String(server.token()), 'eve@example.com', 'key=7'];
  await server.call('POST', '/admin/auth/login', { body: formOf(administrator) });
  await server.subscribe('eve@example.com');
  await server.post('auth/change/password', { old_password: 'x', new_password: administrator.password });
  await server.call('GET', '/admin/main?token=key=7');

  expect(lines).toHaveLength(4);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

test('security events are logged with the account and the network address', async () => {
  const eventsOf = async (...request: Parameters<StartedApp['call']>) => {
    const { headers } = await server.call(...request);
    const { event, administrator: by, address, requestId } = entries().at(-1) ?? {};
    expect(requestId).toBe(headers.get('X-Request-Id'));
    return [event, by, address];
  };
  const { id } = server.administrator;
  await server.insert('faq', { question: 'Why?', answer: 'Because.' });
  const passwords = jsonOf({ old_password: 'wrong', new_password: 'Better-Horse-9' });
  const invited = jsonOf({ email: 'eve@example.com', role: 'moderator' });
  const loginOf = (email: string, password: string) => ({ body: formOf({ email, password }) });
  const [email, login] = [administrator.email, 'auth/login'];

  for (const [path, init, event, by] of [
    [login, loginOf(email, administrator.password), 'signed in', id],
    [login, loginOf(email, 'wrong'), 'sign-in refused', id],
    [login, loginOf('eve@example.com', 'wrong'), 'sign-in refused', undefined],
    ['auth/change/password', passwords, 'password change refused', id],
    ['app/faq/delete/1', {}, 'deleted', id],
    ['administrators/invite', invited, 'administrator invited', id],
    ['auth/logout', {}, 'signed out', id],
  ] as const)
    expect(await eventsOf('POST', `/admin/${path}`, init)).toEqual([event, by, '192.0.2.1']);
  expect(await eventsOf('GET', '/admin/main')).toEqual([undefined, undefined, undefined]);
});

test('a change that was made before is no security event again', async () => {
  const { id } = await server.addAdministrator('moderator');
  const eventOf = async (path: string, values?: unknown) => {
    const { status } = await server.post(path, values);
    return [status, entries().at(-1)?.event];
  };
  for (const [path, event, values] of [
    [`administrators/edit/${id}`, 'role changed', { role: 'admin' }],
    [`administrators/end-sessions/${id}`, 'sessions ended'],
    [`administrators/deactivate/${id}`, 'administrator deactivated'],
    [`administrators/activate/${id}`, 'administrator activated'],
  ] as const) {
    expect(await eventOf(path, values)).toEqual([200, event]);
    expect(await eventOf(path, values)).toEqual([200, undefined]);
  }

  await server.insert('faq', { question: 'Why?', answer: 'Because.' });
  const remove = () =>
    server.call('POST', '/admin/app/faq/delete/1', { headers: { 'Idempotency-Key': 'a-key-of-this-call' } });
  expect([(await remove()).status, entries().at(-1)?.event]).toEqual([200, 'deleted']);
  expect([(await remove()).status, entries().at(-1)?.event]).toEqual([200, undefined]);
});

test.each([
  ['a deactivated one', 'on', (id: number) => server.post(`administrators/deactivate/${id}`)],
  ['a moderator’s without extensions', 'off', () => undefined],
] as const)('a refused sign-in names the account, also %s', async (_, extensions, prepare) => {
  await server.restartWith({ extensions });
  const { id } = await server.addAdministrator('moderator', 'bea@example.com');
  await prepare(id);
  await server.logIn({ email: 'bea@example.com', password: administrator.password });

  const line = entries().find(({ path }) => path === '/api/admin/auth/login');
  expect(line).toMatchObject({ status: 401, event: 'sign-in refused', administrator: id });
});

test('a wrong password that is asked for again is a security event, and so are further attempts', async () => {
  const secret = newSecret();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const attempts = [
    ['second-factor', { secret, code, password: 'wrong' }, 'password check refused'],
    ['second-factor', { secret, code: '000000', password: 'wrong' }, undefined], // the code is checked first
    ...Array(4).fill(['recovery-codes', { password: 'wrong' }, 'password check refused']),
    ['no-second-factor', { password: administrator.password }, 'password check limited'],
  ] as const;
  for (const [path, values, event] of attempts) {
    await server.post(`account/${path}`, values);
    const logged = entries().at(-1);
    expect([path, logged?.event]).toEqual([path, event]);
    if (event) expect(logged).toMatchObject({ administrator: server.administrator.id, address: '192.0.2.1' });
  }
});

/** The paths of all routes that take no session. */
const openPaths = () =>
  server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !/^\/api\/(?:admin|intake|extensions)|^\/\*$/.test(path))
    .map(({ path }) => path);

test('the log has no address of a visitor', async () => {
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  for (const path of ['/', '/nowhere', ...openPaths()]) await server.app.request(path, { headers }, env);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await server.subscribe(`v${attempt}@example.com`);
    await server.write('Hi');
  }

  expect(lines.length).toBeGreaterThan(30);
  expect(lines.join('')).not.toMatch(/192\.0\.2\.1|198\.51\.100\.7/);
});

test('the log has no path that opens something without a session', async () => {
  const secret = 'a-secret-name';
  const paths = openPaths().map((path) => path.replace(/:\w+$|\*$/, secret));
  const changed = ['/unsubscribe%3Flng=en&token=:key', '/confirm/:key', '/api%2fletter/:key'];
  for (const path of ['/api/letter/:key/', '//media/evidence/:key', ...changed, ...paths])
    await server.app.request(path.replace(':key', secret));
  await server.app.request(`/api/letter/${secret}`, { method: 'POST' });

  expect(paths.filter((path) => path.includes(secret))).toEqual([`/media/${secret}`, `/api/letter/${secret}`]);
  expect(entries().map(({ path }) => path)).toContain('/media/…');
  expect(lines.join('')).not.toContain(secret);
});

test('a refused call of a moderator is an event', async () => {
  await server.db.updateTable('administrator').set({ role: 'moderator' }).execute();
  await server.post('users/delete/999');

  expect(entries().at(-1)).toMatchObject({ status: 403, event: 'forbidden', administrator: server.administrator.id });
});

test('the log contains the cause of an internal error, and the response does not', async () => {
  await sql`drop table faq`.execute(server.db);
  const { status, body } = await server.call('GET', '/admin/app/faq/list');

  const message = 'Something went wrong on our side. Please try again in a moment.';
  expect([status, body]).toEqual([500, { status: false, data: null, message }]);
  expect(entries()).toMatchObject([
    { level: 50, path: '/api/admin/app/faq/list', err: { message: 'no such table: faq' } },
    { status: 500 },
  ]);
});
