import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadPolyglot } from '#i18n/adminMessages.ts';
import { testedBaseProduct } from '#tests/resources/testedBaseProduct.ts';
import { describeResource } from '#tests/suite/describeResource.ts';
import type { TestedProduct } from '#tests/suite/TestedProduct.ts';
import { stories } from './stories.ts';
import { calls, messages } from './storyTables.ts';

/** The product with the three additions, and no other resource. */
const withStories: TestedProduct = {
  ...testedBaseProduct,
  product: {
    ...testedBaseProduct.product,
    endpoints: calls,
    resources: [stories],
    loadMessages: (language) => loadPolyglot(language, async () => ({ resources: messages })),
  },
};

describeResource(withStories, 'stories');

test('the documentation shows the example that is tested here', () => {
  const read = (file: string) => readFileSync(`tests/addingAResource/${file}`, 'utf8');
  const guide = readFileSync('docs/adding-a-resource.md', 'utf8');
  const entries = read('storyTables.ts').match(/^ {2}stories: \{\n.*?^ {2}\},\n/gms);

  expect(guide).toContain(read('stories.ts').replace('./storyTables.ts', '#admin/defineResource.ts'));
  expect(guide).toContain(/^type Story.*$/m.exec(read('storyTables.ts'))?.[0]);
  expect(entries?.map((entry) => guide.includes(entry))).toEqual([true, true]);
});
