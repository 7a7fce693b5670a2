import { expect } from 'vitest';
import { administrator, formOf, startApp } from '#tests/support/startApp.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** The app with a clock that only the test moves, and with functions to log in. */
export async function startWithClock(options: Parameters<typeof startApp>[0] = {}) {
  const clock = { now: Date.UTC(2025, 8, 1) };
  const server = await startApp({ now: () => clock.now, ...options });

  const logIn = (fields: Record<string, string>, from?: string, headers: Record<string, string> = {}) =>
    server.call(
      'POST',
      '/admin/auth/login',
      { body: formOf(fields), headers: { Authorization: '', ...headers } },
      from,
    );

  const guess = (changes: Partial<typeof administrator> = {}, from?: string) =>
    logIn({ ...administrator, password: 'wrong-password', ...changes }, from);

  const guessFiveTimes = async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await guess()).status).toBe(401);
  };

  return { ...server, clock, logIn, guess, guessFiveTimes };
}

export type ServerWithClock = Awaited<ReturnType<typeof startWithClock>>;

/** The token in the response to a login. */
export const tokenOf = ({ body }: Awaited<ReturnType<ServerWithClock['logIn']>>) =>
  (body.data as { token: string }).token;
