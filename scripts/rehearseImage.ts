import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { followDockerfile } from './image/followDockerfile.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

/** The time that the Dockerfile gives the server to come up. */
const startPeriod = 20_000;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

if (process.getuid?.() !== 0) throw new Error('The server is started as another user, so this has to be run as root.');
const folder = temporaryFolder();
chmodSync(folder, 0o755);
const image = followDockerfile(process.cwd(), folder);
if (image.user === 0) throw new Error('The image would run as root.');

const options = {
  cwd: image.folder,
  uid: image.user,
  gid: image.user,
  env: {
    PATH: process.env.PATH,
    ...image.environment,
    PORT: String(await freePort()),
    ADMIN_PASSWORD: 'a password for the rehearsal',
  },
};
const start = ([program = '', ...parameters]: string[]) =>
  spawn(program, parameters, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });

const server = start(image.command);
const ended = once(server, 'exit');
const deadline = Date.now() + startPeriod;
const [program = '', ...parameters] = image.healthcheck;
while (spawnSync(program, parameters, options).status !== 0) {
  if (server.exitCode !== null || Date.now() > deadline) throw new Error('The server did not become healthy.');
  await wait(200);
}
const page = await fetch(`http://127.0.0.1:${options.env.PORT}/terms`);
const written = spawnSync('touch', ['dist/written'], options);
server.kill('SIGTERM');
const [code] = await ended;

const faults = [
  page.status === 200 ? '' : `A page answered ${page.status}.`,
  written.status === 0 ? 'The server could write to its own program.' : '',
  code === 0 ? '' : `The server ended with ${code}.`,
].filter(Boolean);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'The image was rehearsed: healthy, not root, ends in order.' : 'It failed.');
process.exitCode = faults.length === 0 ? 0 : 1;
