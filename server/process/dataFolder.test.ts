import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { StartError } from '#server/errors.ts';
import { lockFolder } from './dataFolder.ts';

test('a missing folder is created, and only its owner has access', () => {
  const folder = join(temporaryFolder(), 'deep', 'data');
  lockFolder(folder).release();

  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a locked folder is refused at once by its name, and can be locked again after its release', () => {
  const folder = temporaryFolder();
  const lock = lockFolder(folder);
  const begin = performance.now();
  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(`The data folder ${folder} is in use by another server.`);
  expect(performance.now() - begin).toBeLessThan(1_000);

  lock.release();
  lockFolder(folder).release();
});

test('the error names a damaged lock file', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'in-use.lock'), 'not what it was, but as long as a header of a hundred bytes'.repeat(3));

  expect(() => lockFolder(folder)).toThrow(StartError);
  expect(() => lockFolder(folder)).toThrow(/in-use\.lock cannot be locked \(file is not a database\)\. If no server/);
});

test('a folder that cannot be written to is refused with the reason', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');

  expect(() => lockFolder(join(file, 'data'))).toThrow(StartError);
  expect(() => lockFolder(join(file, 'data'))).toThrow(/cannot be written to \(ENOTDIR/);
  expect(() => lockFolder(file)).toThrow(/cannot be written to \(/);
});
