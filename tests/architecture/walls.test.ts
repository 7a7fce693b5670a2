import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const rule = '--only=style/noRestrictedImports';
const planted: string[] = [];

/** Biome reads `overrides` by path, so the import is planted in the very folder it would be written in. */
function lintIn(folder: string, source: string) {
  const home = mkdtempSync(join(folder, 'planted-'));
  planted.push(home);
  const file = join(home, 'planted.ts');
  writeFileSync(file, `${source}\n`);
  try {
    execFileSync('node_modules/.bin/biome', ['lint', rule, '--vcs-use-ignore-file=false', file], { stdio: 'pipe' });
    return 'allowed';
  } catch {
    return 'refused';
  } finally {
    rmSync(home, { recursive: true });
  }
}

beforeAll(() => expect(process.cwd()).toBe(join(import.meta.dirname, '..', '..')));
afterAll(() => {
  for (const home of planted) rmSync(home, { recursive: true, force: true });
});

test.each([
  ['src/api', "import { useState } from 'react';\nuseState();"],
  ['src/api', "import { languages } from '#i18n/language.ts';\nlanguages.at(0);"],
  ['src/i18n', "import { endpoints } from '#api/endpoints.ts';\nendpoints.faq;"],
  ['src/dataProvider', "import { languages } from '#i18n/language.ts';\nlanguages.at(0);"],
  ['src/site', "import Button from '@mui/material/Button';\nButton;"],
  ['src/site', "import { Admin } from 'react-admin';\nAdmin;"],
  ['src/site', "const App = () => import('#admin/App.tsx');\nApp();"],
  ['src/signIn', "import { useLogin } from 'react-admin';\nuseLogin();"],
  ['src/admin/views', "import { Landing } from '#site/landing/Landing.tsx';\nLanding;"],
  ['src/admin/resources', "import { TableList } from '#admin/views/TableList.tsx';\nTableList;"],
  ['src/admin/fields', "import { TableList } from '#admin/views/TableList.tsx';\nTableList;"],
  ['server', "import { endpoints } from '#api/endpoints.ts';\nendpoints.faq;"],
  ['server', "import { faqRoutes } from '../routes/faq.ts';\nfaqRoutes;"],
])('in %s, this import is refused: %s', (folder, source) => {
  expect(lintIn(folder, source)).toBe('refused');
});

test.each([
  ['src/api', "import { ApiError } from './ApiError.ts';\nApiError;"],
  ['src/site', "import { endpoints } from '#api/endpoints.ts';\nendpoints.faq;"],
  ['src/admin/resources', "import { defineResource } from '#admin/schema/defineResource.ts';\ndefineResource;"],
  ['server', "import type { Faq } from '#api/wire.ts';\nexport type Question = Faq['question'];"],
])('in %s, this import is allowed: %s', (folder, source) => {
  expect(lintIn(folder, source)).toBe('allowed');
});
