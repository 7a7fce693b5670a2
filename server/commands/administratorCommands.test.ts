import { type TOTP, URI } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { invite } from '#server/auth/administrators.ts';
import { passwordMatches } from '#server/auth/passwords.ts';
import { createSession } from '#server/auth/sessions.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import {
  create,
  type Deps,
  endSessions,
  list,
  noSecondFactor,
  password,
  remove,
  secondFactor,
} from './administratorCommands.ts';

const now = Date.UTC(2026, 0, 2, 3, 4);
const app = appForEachTest({ at: now });
let deps: Deps;

beforeEach(() => {
  deps = {
    db: app.db,
    now: () => now,
    issuer: 'Hullo',
    newPassword: async () => 'a new long password',
    readCode: async (uri) => (URI.parse(uri) as TOTP).generate({ timestamp: now }),
  };
});

const hasNewPassword = async (id: number) =>
  passwordMatches('a new long password', (await app.column('administrator', 'password_hash'))[id - 1] ?? '');

test('a second administrator is added, listed, and removed with their sessions', async () => {
  expect(await create(deps, ' Second@Example.com ')).toEqual(['second@example.com can sign in now.']);
  expect(await hasNewPassword(2)).toBe(true);
  expect(await list(deps)).toEqual(['1  admin@example.com  1 signed in', '2  second@example.com  0 signed in']);

  expect(await remove(deps, 'admin@example.com')).toEqual(['admin@example.com is removed; 1 session ended.']);
  expect(await app.call('GET', '/admin/main')).toMatchObject({ status: 401 });
});

test('password sets a new password and ends the sessions of the old one', async () => {
  const changed = 'The password of admin@example.com is changed; 1 session ended.';
  expect(await password(deps, 'admin@example.com')).toEqual([changed]);
  expect(await hasNewPassword(1)).toBe(true);
  expect(await app.call('GET', '/admin/main')).toMatchObject({ status: 401 });
});

test('list counts open sessions without expired ones, and end-sessions ends them', async () => {
  await app.signIn();
  expect(await list(deps)).toEqual(['1  admin@example.com  2 signed in']);
  expect(await list({ ...deps, now: () => now + 13 * 60 * 60_000 })).toEqual(['1  admin@example.com  0 signed in']);
  expect(await endSessions(deps, 'admin@example.com')).toEqual(['2 sessions ended.']);
});

test('second-factor turns on after a correct code, and no-second-factor turns it off', async () => {
  const [, , ...codes] = await secondFactor(deps, 'admin@example.com');
  expect(codes).toEqual(Array(10).fill(expect.stringMatching(/^ {2}(?:[\da-f]{7}-){3}[\da-f]{7}$/)));
  expect(await list(deps)).toEqual(['1  admin@example.com  0 signed in, second factor']);

  const tried: string[] = [];
  const readWrong = (uri: string, tries: number) => {
    tried.push(uri);
    return tries < 2 ? Promise.resolve('000') : null;
  };
  const refused = secondFactor({ ...deps, readCode: readWrong }, 'admin@example.com');
  await expect(refused).rejects.toThrow('Nothing was changed');
  expect(new Set(tried).size).toBe(1); // a wrong code needs no new secret
  expect(await noSecondFactor(deps, 'admin@example.com')).toEqual(['admin@example.com signs in with only a password.']);
  expect(await list(deps)).toEqual(['1  admin@example.com  0 signed in']);
  expect(await app.rows('recovery_code')).toEqual([]);
});

test('list marks moderators and deactivated accounts; neither they nor invited ones count as the last administrator', async () => {
  const { id } = await app.addAdministrator('moderator', 'second@example.com');
  await app.post(`administrators/deactivate/${id}`);

  expect((await list(deps))[1]).toBe('2  second@example.com  0 signed in, moderator, deactivated');
  await invite(app.db, { email: 'third@example.com', role: 'admin' }, now); // cannot sign in yet
  await expect(remove(deps, 'admin@example.com')).rejects.toThrow('is the only administrator');
});

test('the audit log records each change as by the operator, but no lists, refused commands or repeats', async () => {
  await create(deps, 'second@example.com');
  await password(deps, 'second@example.com');
  await secondFactor(deps, 'second@example.com');
  for (let times = 0; times < 2; times += 1) await noSecondFactor(deps, 'second@example.com');
  await createSession(app.db, 2, now);
  for (let times = 0; times < 2; times += 1) await endSessions(deps, 'second@example.com');
  await remove(deps, 'second@example.com');
  await list(deps);
  await expect(remove(deps, 'admin@example.com')).rejects.toThrow('is the only administrator');

  const recorded = await app.rows('audit');
  expect(recorded.map(({ operation, after }) => [operation, JSON.parse(after ?? '')])).toEqual([
    ['create', { role: 'admin', by: 'operator' }],
    ['changePassword', { by: 'operator' }],
    ['update', { second_factor: 'on', by: 'operator' }],
    ['update', { second_factor: 'off', by: 'operator' }],
    ['endSessions', { by: 'operator' }],
    ['delete', { by: 'operator' }],
  ]);
  expect(recorded).toMatchObject(
    Array(6).fill({ at: now, resource: 'administrators', row_key: '2', administrator_id: null, request_id: null }),
  );
});

test.each<[string, () => Promise<unknown>, string]>([
  ['an unknown administrator', () => password(deps, 'nobody@example.com'), 'no administrator nobody@example.com.'],
  ['the removal of the only administrator', () => remove(deps, 'admin@example.com'), 'Create another one first.'],
  ['an address that is taken', () => create(deps, 'ADMIN@example.com'), 'is already an administrator.'],
  ['an invalid address', () => create(deps, 'admin@example.com,'), 'is not an email address.'],
])('a command refuses %s and says why', async (_, command, sentence) => {
  await expect(command()).rejects.toThrow(sentence);
  expect(await list(deps)).toHaveLength(1);
});
