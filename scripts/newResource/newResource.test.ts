import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';

const run = promisify(execFile);

const sample = {
  status: true,
  data: {
    data: Array.from({ length: 6 }, (_, index) => ({
      id: index + 1,
      name: `Walk ${index + 1}`,
      type: index % 2 ? 'dinner' : 'walk',
      state: index % 2 ? 'past' : 'upcoming',
      seats: 12 + index,
      starts_on: '2026-05-01',
      created_at: '2026-01-31T12:00:00Z',
      is_public: index > 2,
      poster: index === 0 ? null : `posters/${index}.webp`,
      host: { name: 'Ada', email: 'ada@example.com' },
    })),
  },
};

/** The project as it is, in a folder that a test may write to. */
function copyProject() {
  const folder = temporaryFolder();
  for (const name of [
    'src',
    'scripts',
    'package.json',
    'tsconfig.json',
    'tsconfig.src.json',
    'biome.json',
    '.gitignore',
  ]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('a resource made from a sample compiles, and only its translations are left to do', {
  timeout: 120_000,
}, async () => {
  const cwd = copyProject();
  writeFileSync(join(cwd, 'sample.json'), JSON.stringify(sample));
  const newResource = [
    'scripts/newResource.ts',
    '--name',
    'events',
    '--sample',
    'sample.json',
    '--paged',
    '--icon',
    'Quiz',
  ];
  const calls = ['--list', 'GET /event/all/{state}', '--create', 'POST /event/new', '--update', 'POST /event/change'];
  const others = ['--delete', 'GET /event/remove/{id}', '--action', 'cancel=POST /event/cancel/{id}'];
  const node = (...args: string[]) => run(process.execPath, ['--import', 'tsx', ...args], { cwd });

  const { stdout } = await node(...newResource, ...calls, ...others, '--field', 'price:money');

  expect(stdout).toContain('wrote src/admin/resources/events.ts');
  const definition = readFileSync(join(cwd, 'src/admin/resources/events.ts'), 'utf8');
  expect(definition).toContain("type: { kind: 'choice', of: ['dinner', 'walk'], on: ['list', 'detail', 'form'] },");
  expect(definition).toContain("starts_on: { kind: 'date', on: ['list', 'detail', 'form'] },");
  expect(definition).toContain("created_at: { kind: 'dateTime', on: ['list', 'detail'] },");
  expect(definition).toContain("host: { kind: 'person', whose: 'value', on: ['list', 'detail'] },");
  expect(definition).toContain("segments: { field: 'state', of: ['past', 'upcoming'] },");
  expect(definition).toContain(
    'actions: { view: {}, edit: {}, cancel: { confirm: true }, delete: { confirm: true } },',
  );
  const endpoints = readFileSync(join(cwd, 'src/api/endpoints.ts'), 'utf8');
  expect(endpoints).toContain("delete: { call: 'GET /event/remove/{id}', safe: false },");
  expect(endpoints).toContain("from: { id: 'id' },");
  expect(readFileSync(join(cwd, 'src/api/wire.ts'), 'utf8')).toContain('poster: string | null;');

  await run('npx', ['tsc', '-p', 'tsconfig.src.json'], { cwd });
  const tables = await node('scripts/checkTables.ts').catch((failure: { stderr: string }) => failure);
  const faults = tables.stderr.trim().split('\n\n');
  expect(faults).toContain(
    "src/i18n/messages/ko/resources.ts: events.fields.price is not translated: it says '[en] Price'.",
  );
  expect(faults.filter((fault) => !/^src\/i18n\/messages\/(?:es|ko|hi)\/.* is not translated/.test(fault))).toEqual([]);
});

test('without a name and a list it says how it is called', async () => {
  const asked = run(process.execPath, ['--import', 'tsx', 'scripts/newResource.ts', '--name', 'events']);

  await expect(asked).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run new-resource -- --name'),
  });
});
