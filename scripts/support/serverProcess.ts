import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Session } from '#api/wire.ts';

/** The administrator that tests sign in as. */
export const administrator = { email: 'admin@example.com', password: 'Correct-Horse-7' };

/** A program of the server, given by its path in `server`, from its source; tests have bundled it before. */
export const serverProgram = (path: string) => {
  const bundle = process.env.SERVER_BUNDLE;
  return bundle ? [`${bundle}/${path}.js`] : ['--import', 'tsx', `server/${path}.ts`];
};

/** The server as `npm run serve` starts it. */
export const builtServer = ['dist/server/main.js'];

/**
 * A server in a process of its own, on a free port; it may not have come up yet, or never will. It inherits none of the
 * variables that the server itself reads. Its log can go to an open file instead.
 */
export function spawnServer(
  environment: Record<string, string>,
  command = serverProgram('main'),
  log: 'pipe' | number = 'pipe',
  watchedBy: readonly string[] = [],
) {
  const [program = '', ...args] = [...watchedBy, process.execPath, ...command];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
    stdio: ['ignore', log, 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout?.on('data', (bytes: Buffer) => (output.out += bytes));
  child.stderr?.on('data', (bytes: Buffer) => (output.error += bytes));
  const exit: Promise<number | null> = once(child, 'close').then(([code]) => code);
  return { child, output, exit };
}

/** A server that is ready, with the administrator above unless the environment says otherwise. */
export async function startServerProcess(
  environment: Record<string, string>,
  command = serverProgram('main'),
  watchedBy: readonly string[] = [],
) {
  const begin = performance.now();
  const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const { child, output, exit } = spawnServer({ ...account, ...environment }, command, 'pipe', watchedBy);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, ready] = /"url":"([^"]+)","msg":"ready"/.exec(output.out) ?? [];
      if (ready) resolve(ready);
    });
    exit.then((code) => reject(new Error(`The server ended with ${code}: ${output.error}${output.out}`)));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return { url, child, output, exit, end, readyAfter: performance.now() - begin };
}

/** A bearer token for the administrator. */
export async function signIn(url: string, password = administrator.password) {
  const call = createClient({ base: `${url}/api`, token: () => null, language: () => 'en' });
  const { data } = await call<Session>(endpoints.session.login, { ...administrator, password });
  return data.token;
}
