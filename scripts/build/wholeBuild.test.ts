import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWhole, isBuiltFrom } from './wholeBuild.ts';

let home: string;
let dist: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hullo-build-'));
  dist = join(home, 'dist');
});

afterEach(() => rmSync(home, { recursive: true }));

const build = (inputs: string) => buildWhole(dist, inputs, (folder) => writeFile(join(folder, 'page.html'), inputs));
const page = () => readFileSync(join(dist, 'page.html'), 'utf8');

test('a build takes the place of the one before and leaves nothing beside it', async () => {
  await build('first');
  await build('second');

  expect(page()).toBe('second');
  expect(readdirSync(home)).toEqual(['dist']);
});

test('nothing is there before the first build is whole', async () => {
  const seen = buildWhole(dist, 'first', async () => expect(existsSync(dist)).toBe(false));

  await seen;
  expect(existsSync(join(dist, 'complete.json'))).toBe(true);
});

test('a build that fails half way leaves the one before as it was, and the next one begins anew', async () => {
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

test('only a whole build of the same inputs is up to date', async () => {
  expect(isBuiltFrom(dist, 'first')).toBe(false);
  await build('first');

  expect(isBuiltFrom(dist, 'first')).toBe(true);
  expect(isBuiltFrom(dist, 'second')).toBe(false);
});
