import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { domReads } from './domReads.ts';
import { sourceFiles } from './sources.ts';

const files = ['engine', 'extensions', 'resources', 'pages'].flatMap((folder) => sourceFiles(`src/admin/${folder}`));

/** The files that may, each with the reason. */
const exceptions: Record<string, string> = {
  'src/admin/engine/ui/focus.ts': 'Browsers tell in no other way which element has the focus.',
  'src/admin/pages/letterFields.tsx': 'The preview of a letter is a document of the server.',
};

test('components of the dashboard know of each other by contexts, and look for no elements in the page', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files
    .map((file) => ({ file, reads: domReads(file, readFileSync(file, 'utf8')) }))
    .filter(({ reads }) => reads.length > 0);
  expect(found.filter(({ file }) => !(file in exceptions))).toEqual([]);
  expect(found.map(({ file }) => file)).toEqual(Object.keys(exceptions));
});

test.each([
  "document.querySelector('[role=dialog]');",
  "button.closest('section');",
  "target.matches('input');",
  "document.getElementById('content')?.focus();",
  'document.forms.namedItem(id)?.requestSubmit();',
  'JSON.parse(button.dataset.picture);',
  'document.activeElement === document.body;',
  'const { activeElement: focused } = document;',
  "button.getAttribute('aria-label');",
])('this reads the page: %s', (source) => {
  expect(domReads('file.tsx', source)).not.toEqual([]);
});

test.each(['matches(when, record);', 'const { matches } = useApiList();', 'list.current?.contains(target);'])(
  'this does not: %s',
  (source) => {
    expect(domReads('file.tsx', source)).toEqual([]);
  },
);
