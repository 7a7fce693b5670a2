import { expect, test } from 'vitest';
import { appForEachTest } from '#tests/support/forEachTest.ts';
import { administrator, jsonOf, tokenOf } from '#tests/support/startApp.ts';

const server = appForEachTest({ at: Date.UTC(2025, 8, 1), passwordMinLength: 8 });

const change = (passwords: unknown) => server.call('POST', '/admin/auth/change/password', jsonOf(passwords));

test('guessing the old password is limited too', async () => {
  const wrong = { old_password: 'wrong-password', new_password: 'Better-Horse-9' };
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await change(wrong)).status).toBe(422);
  const { status, headers, body } = await change({ ...wrong, old_password: administrator.password });

  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('300');
  expect(body.action).toBe('Too many attempts. Try again in 5 minutes.');
});

const { password } = administrator;
const new_password = 'Better-Horse-9';
const common = 'This is one of the first passwords anyone would try. Please choose another.';
const long = 'x'.repeat(1_001);

test.each([
  [{ old_password: 'x' }, 422, 'Please fill in the new password'],
  [{ new_password }, 422, 'Please fill in the current password'],
  [{ old_password: 'wrong-password', new_password }, 422, 'The current password is incorrect'],
  [{ old_password: password, new_password: password }, 422, 'Please choose a password other than your current one'],
  [{ old_password: password, new_password: '12345678' }, 422, common],
  [{ old_password: 'x', new_password: '7 signs' }, 422, 'Password must be at least 8 characters long'],
  [{ old_password: 'x', new_password: long }, 422, 'The new password may be at most 1000 characters long'],
  [{ old_password: 1, new_password }, 422, 'The current password must be text'],
  [{ old_password: 'x', new_password: '\ud83d' }, 422, 'The new password contains characters we can’t store'],
  [[], 400, 'The request isn’t valid JSON'],
])('a change of password with %j is refused with %i and an action', async (passwords, status, message) => {
  const response = await change(passwords);

  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({ status: false, message, action: message });
  expect((await server.call('GET', '/admin/main')).status).toBe(200);
});

test('a session that is opened with the old password while it is changed does not outlive it', async () => {
  await server.restartWith({ rateLimit: 'off' });
  const tokens: string[] = [];
  let isChanged = false;
  const signInUntilChanged = async () => {
    while (!isChanged) {
      const response = await server.logIn(administrator);
      if (response.status === 200) tokens.push(tokenOf(response));
    }
  };
  const signingIn = Array.from({ length: 5 }, signInUntilChanged);
  const changed = await change({ old_password: administrator.password, new_password: 'Better-Horse-9' });
  isChanged = true;
  await Promise.all(signingIn);

  expect(changed.status).toBe(200);
  expect(tokens.length).toBeGreaterThan(0);
  expect(await server.db.selectFrom('session').select('token_hash').execute()).toHaveLength(1);
});
