import { expect, test } from 'vitest';
import { cycles, forbiddenImports, importsOf, mutualFolders, readImports } from './importGraph.ts';
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

test('only one file chooses the binding of SQLite', () => {
  const users = imports.filter(({ to }) => to.startsWith('better-sqlite3'));
  expect(new Set(users.map(({ from }) => from))).toEqual(new Set(['server/db/sqlite/SqliteFile.ts']));
});

test('no two folders side by side import each other', () => {
  expect(mutualFolders(imports)).toEqual([]);
});

test.each([
  ['src/api/file.ts', "import { useState } from 'react';"],
  ['src/i18n/file.ts', "export { endpoints } from '#api/endpoints.ts';"],
  ['src/dataProvider/file.ts', "import type { Language } from '#i18n/language.ts';"],
  ['src/site/file.tsx', "import Button from '@mui/material/Button';"],
  ['src/site/file.tsx', "const load = () => import('#admin/App.tsx');"],
  ['src/admin/resources/file.ts', "import { TableLayout } from '#admin/engine/list/layouts/TableLayout.tsx';"],
  ['src/admin/engine/fields/text.tsx', "type Layout = import('#admin/engine/list/layouts/TableLayout.tsx').Layout;"],
  ['src/admin/pages/Page.tsx', "import { PageTitle } from '#admin/engine/ui/PageTitle.tsx';"],
  ['src/admin/engine/list/file.ts', "import { baseProduct } from '#admin/baseProduct.ts';"],
  ['server/http/file.ts', "import { createSession } from '#server/auth/sessions.ts';"],
  ['server/erasure/file.ts', "import { openCase } from '#server/moderation/cases.ts';"],
  ['server/routes/fixed/file.ts', "import { extensions } from '#server/routes/extensions/extensions.ts';"],
  ['scripts/file.ts', "import { startApp } from '#tests/support/startApp.ts';"],
  ['unknown/file.ts', "import { endpoints } from '#api/endpoints.ts';"],
])('in %s, this is refused: %s', (file, source) => {
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

test('two folders that import each other are found, even without a cycle of files', () => {
  const files = {
    'src/site/layout/Header.tsx': "import { names } from '#site/legal/names.ts';",
    'src/site/legal/start.ts': "import type { Tone } from '#site/layout/tone.ts';",
    'src/site/Site.tsx': "import { Header } from './layout/Header.tsx';",
  };

  expect(mutualFolders(importsIn(files))).toEqual(['src/site/layout src/site/legal']);
});
