import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Session } from '#api/wire.ts';

/** The administrator that tests sign in as. */
export const administrator = { email: 'admin@example.com', password: 'Correct-Horse-7' };

const node = process.execPath;

/** Returns the command that runs a program in `server`: its source, or the bundle in `SERVER_BUNDLE`. */
export const serverProgram = (path: string) => {
  const bundle = process.env.SERVER_BUNDLE;
  return bundle ? [node, `${bundle}/${path}.js`] : [node, `server/${path}.ts`];
};

/** The server as `npm run serve` starts it. */
export const builtServer = [node, 'dist/server/main.js'];

type Environment = Record<string, string>;

/**
 * Spawns a server on a free port, without waiting for it. The server inherits no settings from this process. `log` can be
 * the descriptor of an open file.
 */
export function spawnServer(environment: Environment, command = serverProgram('main'), log: 'pipe' | number = 'pipe') {
  const [program = '', ...args] = command;
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

/** Starts a server and waits until it is ready. It has the administrator above unless the environment names another. */
export async function startServerProcess(environment: Environment, command = serverProgram('main')) {
  const begin = performance.now();
  const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const { child, output, exit } = spawnServer({ ...account, ...environment }, command);
  const url = await new Promise<string>((resolve, reject) => {
    const findUrl = () => {
      const [, ready] = /"url":"([^"]+)","msg":"ready"/.exec(output.out) ?? [];
      if (!ready) return;
      child.stdout?.off('data', findUrl);
      resolve(ready);
    };
    child.stdout?.on('data', findUrl);
    exit.then((code) => reject(new Error(`The server ended with ${code}: ${output.error}${output.out}`)));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return { url, child, output, exit, end, readyAfter: performance.now() - begin };
}

/** Returns the function that calls the API of a server with a bearer token. */
export const callAs = (url: string, token: string | null) =>
  createClient({ base: `${url}/api`, token: () => token, language: () => 'en' });

/** Returns a bearer token of the administrator. */
export async function signIn(url: string, password = administrator.password) {
  const { data } = await callAs(url, null)<Session>(endpoints.session.login, { ...administrator, password });
  return data.token;
}
