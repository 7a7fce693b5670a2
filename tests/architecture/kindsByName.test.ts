import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesThatDoNotCompile } from './filesThatDoNotCompile.ts';
import { kindsByName } from './kindsByName.ts';
import { sourceFiles } from './sources.ts';

const files = sourceFiles('src/admin/engine');

test('nothing in the engine asks for a kind by its name: it asks for a trait, which each kind has in one table', () => {
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    kindsByName(file, readFileSync(file, 'utf8')).map((place) => `${file}: ${place}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "kind === 'image';",
  "field?.kind !== 'money';",
  "'tags' === fields[title].kind;",
  'switch (field.kind) {}',
  "['email', 'person'].includes(kind);",
])('this asks for a kind: %s', (source) => {
  expect(kindsByName('file.tsx', source)).toHaveLength(1);
});

test.each(["mode === 'image';", 'kind === other.kind;', 'names.includes(kind);', "traitsOf(kind).isFile === 'no';"])(
  'this does not: %s',
  (source) => {
    expect(kindsByName('file.tsx', source)).toEqual([]);
  },
);

test('a made-up kind does not compile until it has its values, traits, text, filter, input and examples', {
  timeout: 180_000,
}, async () => {
  const kinds = 'src/admin/engine/schema/FieldKind.ts';

  expect(
    await filesThatDoNotCompile(kinds, (source) => source.replace('  url: NoOptions;', '$&\n  madeUp: NoOptions;')),
  ).toEqual([
    'src/admin/engine/fields/FieldInputs.tsx',
    'src/admin/engine/fields/fieldKinds.ts',
    kinds,
    'src/admin/engine/schema/kindTraits.ts',
    'tests/suite/kinds.ts',
  ]);
});
