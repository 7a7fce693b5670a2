import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { finishReplacement, prepareReplacement } from './replaceData.ts';

let folder: string;
const old = { 'hullo.sqlite': 'old', 'hullo.sqlite-wal': 'old changes', 'media/one.png': 'old' };
const replaced = { 'hullo.sqlite': 'new', 'media/two.png': 'new' };

const write = (target: string, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(join(target, name, '..'), { recursive: true });
    writeFileSync(join(target, name), text);
  }
};
const filesIn = (target: string) => {
  const names = readdirSync(target, { recursive: true }).map(String);
  const present = names.filter((name) => statSync(join(target, name)).isFile());
  return Object.fromEntries(present.map((name) => [name, readFileSync(join(target, name), 'utf8')]));
};
const replaceData = async () => {
  await prepareReplacement(folder, async (part) => write(part, replaced));
  return (await finishReplacement(folder))[0];
};

const { rename } = files;

/** Lets the renames from a step on fail, such as on a full disk or after a power cut. */
function failFrom(step: number) {
  let steps = 0;
  const spy = vi.spyOn(files, 'rename').mockImplementation(async (from, to) => {
    steps += 1;
    if (steps >= step) throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    await rename(from, to);
  });
  syncBuiltinESMExports();
  return spy;
}

function failNoMore() {
  files.rename = rename;
  syncBuiltinESMExports();
}

beforeEach(() => {
  folder = temporaryFolder();
  write(folder, old);
});

afterEach(failNoMore);

/** The first rename completes the preparation; the others move three old names away and two new ones into their place. */
const steps = [1, 2, 3, 4, 5, 6];

test('the new data replace the old data, which are moved aside', async () => {
  const spy = failFrom(7);
  const aside = await replaceData();

  expect(filesIn(aside ?? '')).toEqual(old);
  rmSync(aside ?? '', { recursive: true });
  expect(filesIn(folder)).toEqual(replaced);
  expect(spy).toHaveBeenCalledTimes(steps.length);
});

test('a failure of the preparation changes nothing', async () => {
  failFrom(1);

  await expect(replaceData()).rejects.toThrow('no room');
  expect(filesIn(folder)).toEqual(old);
  expect(readdirSync(folder).sort()).toEqual(['hullo.sqlite', 'hullo.sqlite-wal', 'media']);
});

test.each(steps.slice(1))('the next start finishes a move that failed at step %i', async (step) => {
  failFrom(step);
  await expect(replaceData()).rejects.toThrow('no room');

  failNoMore();
  await finishReplacement(folder);
  const aside = readdirSync(folder).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(filesIn(join(folder, aside))).toEqual(old);
  rmSync(join(folder, aside), { recursive: true });
  expect(filesIn(folder)).toEqual(replaced);
  expect(await finishReplacement(folder)).toEqual([]);
});

test('the next start removes the files of an interrupted preparation', async () => {
  write(folder, { 'restore-1.ready.part/hullo.sqlite': 'half' });
  await finishReplacement(folder);

  expect(existsSync(join(folder, 'restore-1.ready.part'))).toBe(false);
});
