import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

const programs = ['main', 'commands/admin', 'commands/backup', 'commands/restore'];
const input = Object.fromEntries(programs.map((path) => [path, `server/${path}.ts`]));

let folder: string;

/** Bundles the server's sources once for all processes that tests start: each would read them for half a second itself. */
export async function setup() {
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync(resolve('test-results', 'server-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env': 'undefined' }, // what tells a built server from one that runs from its sources
    build: { ssr: true, rolldownOptions: { input }, outDir: folder, target: 'node20', minify: false },
  });
  process.env.SERVER_BUNDLE = folder;
}

export const teardown = () => rmSync(folder, { recursive: true });
