import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTables } from '#admin/engine/check/checkTables.ts';
import { stories } from './stories.ts';
import { calls, messages } from './storyTables.ts';

test('the three additions of the example agree, so that its screens are those of any resource', () => {
  const files = { definitions: '', endpoints: '', messages: () => '' };

  expect(checkTables({ definitions: [stories], endpoints: calls, messages: { en: messages }, files })).toEqual([]);
});

test('the documentation shows the example that is tested here', () => {
  const read = (file: string) => readFileSync(`tests/addingAResource/${file}`, 'utf8');
  const guide = readFileSync('docs/adding-a-resource.md', 'utf8');
  const entries = read('storyTables.ts').match(/^ {2}stories: \{\n.*?^ {2}\},\n/gms);

  expect(guide).toContain(read('stories.ts').replace('./storyTables.ts', '#admin/defineResource.ts'));
  expect(guide).toContain(/^type Story.*$/m.exec(read('storyTables.ts'))?.[0]);
  expect(entries?.map((entry) => guide.includes(entry))).toEqual([true, true]);
});
