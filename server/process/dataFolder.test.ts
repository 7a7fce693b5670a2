import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { StartError } from '#server/errors.ts';
import { lockFolder } from './dataFolder.ts';

let parent: string;

beforeEach(() => {
  parent = temporaryFolder();
});

test('a folder that is missing is made, for its owner alone', () => {
  const folder = join(parent, 'deep', 'data');
  lockFolder(folder).release();

  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a locked folder is refused by name, and free again once it is released', () => {
  const lock = lockFolder(parent);
  expect(() => lockFolder(parent)).toThrow(StartError);
  expect(() => lockFolder(parent)).toThrow(`The data folder ${parent} is in use by another server.`);

  lock.release();
  lockFolder(parent).release();
});

test('the refusal does not keep anyone waiting', () => {
  const lock = lockFolder(parent);
  const begin = performance.now();

  expect(() => lockFolder(parent)).toThrow(StartError);
  expect(performance.now() - begin).toBeLessThan(1_000);
  lock.release();
});

test('a damaged lock file is named', () => {
  writeFileSync(
    join(parent, 'in-use.lock'),
    'not what it was, but as long as a header of a hundred bytes has to be '.repeat(3),
  );

  expect(() => lockFolder(parent)).toThrow(StartError);
  expect(() => lockFolder(parent)).toThrow(/in-use\.lock cannot be locked \(file is not a database\)\. If no server/);
});

test('a folder that cannot be written to is refused with the reason', () => {
  const file = join(parent, 'file');
  writeFileSync(file, '');

  expect(() => lockFolder(join(file, 'data'))).toThrow(StartError);
  expect(() => lockFolder(join(file, 'data'))).toThrow(/cannot be written to \(ENOTDIR/);
  expect(existsSync(join(parent, 'in-use.lock'))).toBe(false);
});
