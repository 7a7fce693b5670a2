import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { watchTypes } from './watchTypes.ts';

test('a saved file is told to be wrong, and to be mended', async () => {
  const root = temporaryFolder();
  const file = join(root, 'faq.ts');
  const save = (kind: string) => writeFileSync(file, `export const kind: 'text' | 'date' = '${kind}';\n`);
  writeFileSync(
    join(root, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "types": [] }, "files": ["faq.ts"] }',
  );
  save('text');
  const types = watchTypes(root, 'tsconfig.json');
  await types.opened;

  const before = await types.faultsIn(file);
  save('tetx');
  await types.update([file]);
  const [fault] = await types.faultsIn(file);
  save('date');
  await types.update([file]);
  const after = await types.faultsIn(file);
  await types.close();

  expect([before, after]).toEqual([[], []]);
  expect(fault).toMatchObject({ file: 'faq.ts', message: expect.stringContaining('"tetx"'), at: 13 });
});
