import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The administrator that tests sign in as. */
export const administrator = { email: 'admin@example.com', password: 'Correct-Horse-7' };

type Environment = Record<string, string>;

const fromSource = ['--import', 'tsx', 'server/main.ts'];

/** The server as `npm run serve` starts it. */
export const builtServer = ['dist/server/main.js'];

/** What the child inherits: none of the variables that the server itself reads. */
const surroundings = () => ({ PATH: process.env.PATH, HOME: process.env.HOME });

/** A server in a process of its own, on a free port; it may not have come up yet, or never will. */
export function spawnServer(environment: Environment, command = fromSource) {
  const child = spawn(process.execPath, command, {
    env: { ...surroundings(), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (bytes: Buffer) => {
    output.out += bytes;
  });
  child.stderr.on('data', (bytes: Buffer) => {
    output.error += bytes;
  });
  const exit: Promise<number | null> = once(child, 'close').then(([code]) => code);
  return { child, output, exit };
}

const untilReady = (child: ChildProcess, output: { out: string; error: string }) =>
  new Promise<string>((resolve, reject) => {
    const look = () => {
      const url = /"url":"([^"]+)","msg":"ready"/.exec(output.out)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${output.error}${output.out}`)));
  });

/** A server that is ready, with the administrator above unless the environment says otherwise. */
export async function startServerProcess(environment: Environment, command = fromSource) {
  const begin = performance.now();
  const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
  const { child, output, exit } = spawnServer({ ...account, ...environment }, command);
  const url = await untilReady(child, output);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return { url, output, exit, end, readyAfter: performance.now() - begin };
}

/** A bearer token for the administrator. */
export async function signIn(url: string, password = administrator.password) {
  const body = new FormData();
  body.set('email', administrator.email);
  body.set('password', password);
  const answer = await fetch(`${url}/api/admin/auth/login`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}
