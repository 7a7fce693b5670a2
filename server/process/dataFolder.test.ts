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

test('a missing folder is created, and only its owner has access', () => {
  const folder = join(parent, 'deep', 'data');
  lockFolder(folder).release();

  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a locked folder is refused at once by its name, and can be locked again after its release', () => {
  const lock = lockFolder(parent);
  const begin = performance.now();
  const refusal = `The data folder ${parent} is in use by another server.`;
  expect(() => lockFolder(parent)).toThrow(
    expect.objectContaining({ name: 'StartError', message: expect.stringContaining(refusal) }),
  );
  expect(performance.now() - begin).toBeLessThan(1_000);

  lock.release();
  lockFolder(parent).release();
});

test('the error names a damaged lock file', () => {
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
