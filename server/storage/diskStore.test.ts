import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { diskStore } from './diskStore.ts';

test('a picture that is deleted after it was found has no stream', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.png'), 'picture');
  const found = await diskStore(folder).read('a.png');
  rmSync(join(folder, 'a.png'));

  expect(await found?.stream()).toBeNull();
});

test('an export has all other pictures when one is deleted meanwhile', async () => {
  const [folder, target] = [temporaryFolder(), join(temporaryFolder(), 'copy')];
  const names = Array.from({ length: 300 }, (_, index) => `category/${String(index).padStart(3, '0')}.png`);
  mkdirSync(join(folder, 'category'));
  for (const name of names) writeFileSync(join(folder, name), 'picture');
  const deleted = 'category/150.png';
  const store = diskStore(folder);
  const exported = store.exportTo(target);
  while (!existsSync(join(target, 'category/000.png'))) await setImmediate();
  rmSync(join(folder, deleted));
  await exported;
  await store.exportTo(target); // as a backup does

  expect((await diskStore(target).list()).filter((name) => name !== deleted)).toEqual(
    names.filter((name) => name !== deleted),
  );
});
