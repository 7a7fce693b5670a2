import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashInputs } from './inputs.ts';

const thisYear = new Date('2026-11-21');

let project: string;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

const hash = (environment: NodeJS.ProcessEnv = {}, now = thisYear) => hashInputs(project, environment, now);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'hullo-inputs-'));
  for (const folder of ['src', 'server', 'public', 'scripts']) write(`${folder}/file.ts`, 'export {};');
  write('index.html', '<main></main>');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(project, { recursive: true }));

test.each(['src/file.ts', 'src/new/file.css', 'public/file.ts', 'index.html', 'package-lock.json', '.env.production'])(
  'a build is out of date when %s changes',
  (path) => {
    const before = hash();
    write(path, 'changed');

    expect(hash()).not.toBe(before);
  },
);

test('a build is out of date when a setting of the build or the year changes', () => {
  const before = hash();

  expect(hash({ VITE_BRAND_NAME: 'Other' })).not.toBe(before);
  expect(hash({}, new Date('2027-01-02'))).not.toBe(before);
});

test('a test, a document or a setting of the server changes nothing about a build', () => {
  const before = hash();
  write('src/file.test.ts', 'changed');
  write('docs/architecture.md', 'changed');

  expect(hash({ PORT: '8081' })).toBe(before);
});
