import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { chunksBehind } from '#scripts/build/manifest.ts';

const client = 'dist/client';
const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Manifest;

export const kB = 1_000;

export const readBuilt = (path: string) => readFileSync(join(client, path), 'utf8');

/** The files of one kind in a folder of the build. */
export const builtIn = (folder: string, ending: string) =>
  readdirSync(join(client, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** What travels: the brotli copy where there is one. */
export function transferred(path: string) {
  const file = join(client, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export const sumOf = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + transferred(path), 0);

/** The scripts that these modules bring, each file once. */
export const scriptsOf = (...modules: string[]) =>
  new Set(chunksBehind(manifest, modules).flatMap((name) => manifest[name]?.file ?? []));

/** The addresses of a page's own files of one kind. */
export const linksIn = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, path = '']) => path));
