import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const programs = ['main', 'commands/admin', 'commands/backup', 'commands/restore'];
const input = Object.fromEntries(programs.map((path) => [path, `server/${path}.ts`]));

/** Packages with native code, and those that a process rarely loads. */
const unbundled = ['@aws-sdk/client-s3', '@node-rs/argon2', 'better-sqlite3', 'sharp', '@zxcvbn-ts/language-common'];

let folder: string;

/** The origins that the build of the bundle names. */
const baseUrls = { VITE_API_BASE: 'https://api.example/v1', VITE_MEDIA_BASE: 'https://pictures.example/hullo/' };

/**
 * Bundles the server's sources once for all processes that tests start: each would read them for half a second itself. The
 * bundle is a project of its own, with one page: a server compresses the pages for as long as it takes to start.
 */
export async function setup() {
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync(resolve('test-results', 'server-'));
  process.env.SERVER_BUNDLE = join(folder, 'dist/server');
  mkdirSync(process.env.SERVER_BUNDLE, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'dist/complete.json'), '{}');
  mkdirSync(join(folder, 'dist/client/pages/en'), { recursive: true });
  writeFileSync(join(folder, 'dist/client/pages/en/home.html'), '<h1>Hullo.</h1>');
  symlinkSync(resolve('server'), join(folder, 'server'));
  Object.assign(process.env, baseUrls);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: true,
      rolldownOptions: { input },
      outDir: process.env.SERVER_BUNDLE,
      target: 'node24',
      minify: false,
    },
  });
  for (const name of Object.keys(baseUrls)) delete process.env[name];
}

export const teardown = () => rmSync(folder, { recursive: true });
