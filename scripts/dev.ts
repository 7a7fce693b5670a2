import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const apiPort = Number(process.env.API_PORT ?? 8081);
const port = Number(process.env.PORT ?? 8080);
const api = `http://127.0.0.1:${apiPort}`;

/** Restarts when a file of the server changes. */
const server = spawn(process.execPath, ['--import', 'tsx', '--watch', 'server/main.ts'], {
  stdio: 'inherit',
  env: { SEED: 'demo', ...process.env, PORT: String(apiPort) },
});

const site = await createServer({
  server: { port, strictPort: true, host: process.env.HOST ?? '127.0.0.1', proxy: { '/api': api, '/media': api } },
});
await site.listen();
site.printUrls();

async function stop() {
  server.kill('SIGTERM');
  await site.close();
  process.exit();
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
server.once('exit', stop);
