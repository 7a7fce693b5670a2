import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { buildWhole, hashInputs, isBuiltFrom } from './wholeBuild.ts';

let home: string;
let dist: string;

beforeEach(() => {
  home = temporaryFolder();
  dist = join(home, 'dist');
});

const build = (inputs: string) => buildWhole(dist, inputs, (folder) => writeFile(join(folder, 'page.html'), inputs));
const page = () => readFileSync(join(dist, 'page.html'), 'utf8');

test('a build replaces the previous one and leaves nothing beside it', async () => {
  await build('first');
  await build('second');

  expect(page()).toBe('second');
  expect(readdirSync(home)).toEqual(['dist']);
});

test('a build that fails half way leaves the previous one unchanged, and the next one starts again', async () => {
  await build('first');
  const half = buildWhole(dist, 'second', async (folder) => {
    await writeFile(join(folder, 'half.html'), '');
    throw new Error('stopped');
  });

  await expect(half).rejects.toThrow('stopped');
  expect(page()).toBe('first');
  await build('third');
  expect(readdirSync(dist).sort()).toEqual(['complete.json', 'page.html']);
});

test('only a complete build of the same inputs is up to date', async () => {
  expect(isBuiltFrom(dist, 'first')).toBe(false);
  await build('first');

  expect(isBuiltFrom(dist, 'first')).toBe(true);
  expect(isBuiltFrom(dist, 'second')).toBe(false);
});

let project: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

const hash = (environment: NodeJS.ProcessEnv = {}) => hashInputs(project, environment);

beforeEach(() => {
  project = temporaryFolder();
  for (const folder of ['src', 'server', 'public', 'scripts']) write(`${folder}/file.ts`, 'export {};');
  write('index.html', '<main></main>');
  write('package-lock.json', '{}');
});

test.each(['src/file.ts', 'src/new/file.css', 'public/file.ts', 'index.html', 'package-lock.json', '.env.production'])(
  'a build is out of date when %s changes',
  (path) => {
    const before = hash();
    write(path, 'changed');

    expect(hash()).not.toBe(before);
  },
);

test('a build is out of date when a setting of the build changes', () => {
  const before = hash();

  expect(hash({ VITE_BRAND_NAME: 'Other' })).not.toBe(before);
});

test('a test, a document or a setting of the server leaves a build up to date', () => {
  const before = hash();
  write('src/file.test.ts', 'changed');
  write('docs/architecture.md', 'changed');

  expect(hash({ PORT: '8081' })).toBe(before);
});
