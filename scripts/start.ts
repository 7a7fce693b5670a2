import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashInputs, isBuiltFrom } from './build/wholeBuild.ts';

const signals: NodeJS.Signals[] = ['SIGTERM', 'SIGINT'];

/**
 * Builds in a child process, because a build takes a gigabyte of memory. A stopped or failed build ends this process, too.
 */
async function build() {
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of signals) process.on(signal, stop);
  const [code, endedBy] = await once(child, 'exit');
  if (code !== 0) process.exit(signals.includes(endedBy) ? 0 : 1);
  for (const signal of signals) process.off(signal, stop);
}

if (!isBuiltFrom('dist', hashInputs())) {
  console.log('Building the site, the dashboard and the server …');
  await build();
}

process.env.NODE_ENV ??= 'production';
process.env.SEED ??= 'demo';
process.env.API_VIEWER ??= resolve('node_modules/swagger-ui-dist');
const { url }: { url: string } = await import(pathToFileURL(resolve('dist/server/main.js')).href);
console.log(`\nOpen ${url} for the site and ${url}/dashboard for the dashboard. Ctrl-C ends both.\n`);
