import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type ProxyOptions } from 'vite';
import { mockPlugins } from './mock/mockPlugins.ts';

const apiPort = Number(process.env.API_PORT ?? 8081);
const port = Number(process.env.PORT ?? 8080);
const api = `http://127.0.0.1:${apiPort}`;

const isUp = async () => (await fetch(`${api}/api/healthz`).catch(() => undefined)) !== undefined;

/** Holds calls back while the API starts. Without this, screens would show a failure after each change of its files. */
const waitForApi: ProxyOptions['bypass'] = async (_request, response) => {
  while (!response?.closed && !(await isUp())) await wait(100);
};

const isMocked = process.argv.includes('--mock');
const proxy = { '/api': { target: api, changeOrigin: true, bypass: waitForApi }, '/media': api };
const site = await createServer({
  server: { port, strictPort: true, host: process.env.HOST ?? '127.0.0.1', ...(!isMocked && { proxy }) },
  plugins: isMocked ? mockPlugins : [],
});
await site.listen();
site.printUrls();
if (isMocked) site.config.logger.info('  The API is a mock: any email address and password sign in.');

/** Restarts when a file of the server changes. */
const server = isMocked
  ? undefined
  : spawn(process.execPath, ['--watch', 'server/main.ts'], {
      stdio: 'inherit',
      env: { SEED: 'demo', ...process.env, PORT: String(apiPort) },
    });

async function stop() {
  server?.kill('SIGTERM');
  await site.close();
  process.exit();
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
server?.once('exit', stop);
