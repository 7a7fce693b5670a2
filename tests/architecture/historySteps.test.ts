import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { historySteps } from './historySteps.ts';
import { sourceFiles } from './sources.ts';

/** A fault here closed nothing, or left the product: each place has its own test. */
const allowed = [
  'src/admin/engine/context/dialogRoutes.ts: navigate(-1)', // only over the entry that the list has added
  'src/admin/pages/letterFields.tsx: iframe', // the preview's document is replaced without an entry
];

const files = sourceFiles('src');

test('only known places step through the history, or can add an entry without the router', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    historySteps(file, readFileSync(file, 'utf8')).map((step) => `${file}: ${step}`),
  );
  expect(found.toSorted()).toEqual(allowed);
});

test.each([
  'navigate(-1);',
  'navigate(2);',
  'history.back();',
  'window.history.go(-1);',
  "history.pushState(null, '', url);",
  "document.createElement('iframe');",
  '<iframe srcDoc={text} />;',
  "window.location.hash = 'top';",
])('this step is found: %s', (source) => {
  expect(historySteps('file.tsx', source)).toHaveLength(1);
});

test.each([
  "navigate('/faq');",
  'navigate(list);',
  "history.replaceState(null, '', url);",
  'map.go(1);',
  "link.hash = 'top';",
])('this is no step: %s', (source) => {
  expect(historySteps('file.tsx', source)).toEqual([]);
});
