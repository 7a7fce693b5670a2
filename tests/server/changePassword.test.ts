import { afterEach, expect, test } from 'vitest';
import { administrator, jsonOf } from '#tests/support/startApp.ts';
import { type ServerWithClock, startWithClock, tokenOf } from './startWithClock.ts';

let server: ServerWithClock;
afterEach(() => server.close());

const change = (passwords: unknown) => server.call('POST', '/admin/auth/change/password', jsonOf(passwords));

test('the old password is refused as the new one', async () => {
  server = await startWithClock();
  const { password } = administrator;
  const { status, body } = await change({ old_password: password, new_password: password });

  expect(status).toBe(422);
  expect(body.data).toEqual({ errors: { new_password: 'Please choose a password that differs from the old one' } });
});

test('a common password is refused as the new one, and so is one shorter than the setting', async () => {
  server = await startWithClock({ passwordMinLength: 8 });
  const messageFor = async (new_password: string) =>
    (await change({ old_password: administrator.password, new_password })).body.message;

  expect(await messageFor('12345678')).toBe(
    'This is one of the first passwords that anyone would try. Please choose another one',
  );
  expect(await messageFor('7 signs')).toBe('Password must be at least 8 characters long');
});

test('guessing the old password is limited too', async () => {
  server = await startWithClock();
  const wrong = { old_password: 'wrong-password', new_password: 'Better-Horse-9' };
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await change(wrong)).status).toBe(422);
  const { status, headers, body } = await change({ ...wrong, old_password: administrator.password });

  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('300');
  expect(body.action).toBe('Too many tries. Please try again in 300 s');
});

test.each([
  [{ old_password: 'x' }, 422, 'Please fill in the new password'],
  [{ new_password: 'Better-Horse-9' }, 422, 'Please fill in the old password'],
  [{ old_password: 'x', new_password: '12345' }, 422, 'Password must be at least 6 characters long'],
  [{ old_password: 'x', new_password: 'x'.repeat(1_001) }, 422, 'The new password may be at most 1000 characters long'],
  [{ old_password: 1, new_password: 'Better-Horse-9' }, 422, 'The old password must be text'],
  [
    { old_password: 'x', new_password: 'half \ud83d char' },
    422,
    'The new password contains characters that cannot be stored',
  ],
  [[], 400, 'The request is not valid JSON'],
])('a change of password with %j is refused with %i and an action', async (passwords, status, message) => {
  server = await startWithClock();
  const response = await change(passwords);

  expect(response.status).toBe(status);
  expect(response.body).toMatchObject({ status: false, message, action: message });
});

test('a session that is opened with the old password while it is changed does not outlive it', async () => {
  server = await startWithClock({ rateLimit: 'off' });
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
