import { expect, test } from 'vitest';
import { cycles, folderRings, forbiddenImports, importsOf, readImports } from './importGraph.ts';
import { importRules } from './importRules.ts';

const imports = readImports(['src', 'server', 'scripts', 'tests']);
const describeImport = ({ from, to }: { from: string; to: string }) => `${from} imports ${to}`;

const importsIn = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, source]) => importsOf(file, source));

test('every import obeys the import rules', () => {
  expect(imports.length).toBeGreaterThan(1_000);
  expect(forbiddenImports(imports, importRules).map(describeImport)).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(cycles(imports)).toEqual([]);
});

test('only the file that checks Node first imports SQLite', () => {
  const users = imports.filter(({ to }) => to.startsWith('better-sqlite3'));
  expect(new Set(users.map(({ from }) => from))).toEqual(new Set(['server/db/sqlite/SqliteFile.ts']));
});

test('no folder imports itself through folders beside it', () => {
  expect(folderRings(imports)).toEqual([]);
});

test.each([
  ['a package', 'src/api/file.ts', "import { useState } from 'react';"],
  ['a package of a light page', 'src/site/file.tsx', "import Button from '@mui/material/Button';"],
  ['another folder', 'src/i18n/file.ts', "export { endpoints } from '#api/endpoints.ts';"],
  ['another folder, by a late import', 'src/site/file.tsx', "const load = () => import('#admin/App.tsx');"],
  ['a type of another folder', 'src/api/file.ts', "type Names = import('#i18n/language.ts').Language;"],
  ['a folder of the folder around it', 'server/http/file.ts', "import { hash } from '#server/auth/passwords.ts';"],
  ['a private file of the engine', 'src/admin/file.ts', "import '#admin/engine/ui/PageTitle.tsx';"],
  ['a file without rules', 'unknown/file.ts', "import { endpoints } from '#api/endpoints.ts';"],
])('an import that the table does not allow is refused: %s', (_, file, source) => {
  expect(forbiddenImports(importsOf(file, source), importRules)).toHaveLength(1);
});

test('a cycle of types and # names is found', () => {
  const files = {
    'src/api/first.ts': "import { second } from './second.ts';",
    'src/api/second.ts': "import type { Third } from '#api/third.ts';",
    'src/api/third.ts': "export type { First } from './first.ts';",
    'src/api/apart.ts': "import { first } from './first.ts';",
  };

  expect(cycles(importsIn(files))).toEqual(['src/api/first.ts', 'src/api/second.ts', 'src/api/third.ts']);
});

test('a ring of three folders is found, even without a cycle of files', () => {
  const files = {
    'src/site/layout/Header.tsx': "import { names } from '#site/legal/names.ts';",
    'src/site/legal/start.ts': "import type { Tone } from '#site/forms/tone.ts';",
    'src/site/forms/Form.tsx': "import { Frame } from '#site/layout/Frame.tsx';",
    'src/site/Site.tsx': "import { Header } from './layout/Header.tsx';",
  };

  expect(folderRings(importsIn(files))).toEqual(['src/site/layout', 'src/site/legal', 'src/site/forms']);
});
