import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { callsOf, definitionOf } from './entries.ts';
import { plan, write } from './plan.ts';
import { readArguments } from './readArguments.ts';

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
      price: index === 0 ? null : 20_000,
      starts_on: '2026-05-01',
      created_at: '2026-01-31T12:00:00Z',
      is_public: index > 2,
      poster: index === 0 ? null : `posters/${index}.webp`,
      host: { name: 'Ada', email: 'ada@example.com', avatar: 'people/ada.webp' },
    })),
  },
};

const inFile = (text: string) => {
  const file = join(temporaryFolder(), 'response.json');
  writeFileSync(file, text);
  return file;
};

/** A copy of the project that a test may write to. */
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

/** Compiles the files that a new resource changes, and their imports. */
function compileTables(cwd: string) {
  const config = {
    extends: './tsconfig.src.json',
    include: [],
    files: ['src/admin/baseProduct.ts'],
  };
  writeFileSync(join(cwd, 'tsconfig.tables.json'), JSON.stringify(config));
  const compiled = run(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.tables.json'], { cwd });
  return compiled.catch((failure: { stdout: string }) => failure);
}

test('a resource made from a sample compiles, and the check reports only its missing translations', async () => {
  const cwd = copyProject();
  const calls = [
    ...['--list', 'GET /event/all/{state}', '--paged', '--create', 'POST /event/new'],
    ...['--update', 'POST /event/change json event_id=id,name,price', '--delete', 'GET /event/remove/{id}'],
    ...['--action', 'cancel=POST /event/cancel/{id} json note:longText', '--action', 'remind=POST /event/remind'],
  ];
  const fields = ['--sample', inFile(JSON.stringify(sample)), '--icon', 'Mail'];
  const resource = readArguments(['--name', 'events', ...calls, ...fields]);
  write(plan(resource, cwd), cwd);

  expect(resource).toMatchObject({ label: 'Event |||| Events', title: 'name' });
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  const definition = read('src/admin/resources/events.ts');
  expect(definition).toContain("type: { kind: 'choice', of: ['dinner', 'walk'], on: ['list', 'detail', 'create'] },");
  expect(definition).toContain("name: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true } },");
  expect(definition).toContain("created_at: { kind: 'dateTime', on: ['list', 'detail'] },");
  expect(definition).toContain("host: { kind: 'person', whose: 'value', picture: 'avatar', on: ['list', 'detail'] },");
  expect(definition).toContain("price: { kind: 'number', on: ['list', 'detail', 'form'] },");
  expect(definition).toContain("segments: { field: 'state', of: ['past', 'upcoming'] },");
  expect(definition).toContain("cancel: { dialog: { ask: { note: { kind: 'longText' } } } },");
  expect(definition).toContain("remind: { on: 'toolbar', dialog: { confirm: true } },");
  const endpoints = read('src/api/endpoints.ts');
  expect(endpoints).toContain("delete: { call: 'GET /event/remove/{id}', safe: false },");
  expect(endpoints).toContain(
    "update: { call: 'POST /event/change', body: 'json', sends: ['name', 'price'], from: { event_id: 'id' } },",
  );
  expect(read('src/api/wire.ts')).toContain('price: number | null;');
  expect(read('src/api/wire.ts')).toContain('starts_on: Day;');
  expect(read('src/i18n/messages/es/resources.ts')).toContain(
    "name: '[en] Event |||| Events',\n    gender: 'masculine',",
  );

  const [compiled, tables] = await Promise.all([
    compileTables(cwd),
    run(process.execPath, ['--import', 'tsx', 'scripts/checkTables.ts'], { cwd }).catch(
      (failure: { stderr: string }) => failure,
    ),
  ]);
  expect(compiled.stdout).toBe('');
  const faults = tables.stderr.trim().split('\n\n');
  expect(faults).toContain(
    "src/i18n/messages/ko/resources.ts: events.fields.price is not translated: its text is '[en] Price'.",
  );
  expect(faults.filter((fault) => !/^src\/i18n\/messages\/(?:es|ko|hi)\/.* is not translated/.test(fault))).toEqual([]);
  expect(() => plan(resource, cwd)).toThrow('src/admin/resources/events.ts exists already. Nothing was written.');
}, 60_000);

const named = ['--name', 'events', '--list', 'GET /event/all'];
const listed = [...named, '--sample', inFile('[{"name": "Walk"}]')];

const refusals: readonly [args: string[], message: string][] = [
  [['--name', 'events'], 'npm run new-resource -- --name'],
  [[...listed, '--icon', 'Mial'], "'Mial' is not an icon. Use 'Block', 'Bookmark'"],
  [[...listed, '--create', 'POST event/new'], "'POST event/new' is not a call"],
  [[...listed, '--one', 'GET /event/{id} json'], 'is a GET, which has no body'],
  [[...listed, '--create', 'POST /event/new xml name,price'], "a body as 'xml', which is unknown. Use 'json',"],
  [[...listed, '--create', 'POST /event/new json name price'], 'Write commas: name,price'],
  [[...listed, '--name', 'out-ings'], "'out-ings' cannot be a name: use only letters and digits, such as 'outIngs'"],
  [[...named, '--sample', inFile('[{"id": 1,}]')], 'response.json cannot be read as JSON'],
  [[...named, '--sample', inFile('{"data": []}')], 'response.json has no list of objects'],
];

test.each(refusals.map(([args, message]) => ({ args, message })))('refused: $message', ({ args, message }) => {
  expect(() => readArguments(args)).toThrow(message);
});

test('a taken name is refused before anything is written', () => {
  const ofTwo = readArguments([...listed, '--label', 'User |||| Users']);

  expect(() => plan(ofTwo, '.')).toThrow('src/api/wire.ts: it has a type User already');
  expect(() => plan({ ...ofTwo, name: 'session' }, '.')).toThrow('src/api/endpoints.ts: it has session already');
});

test('the field that the segments filter by is a choice', () => {
  const sample = ['--sample', inFile('[{"name": "Walk", "state": "past"}]')];
  const { fields } = readArguments([...named, ...sample, '--segments', 'state=upcoming,past']);

  expect(fields).toEqual([
    { name: 'name', kind: 'text', type: 'string' },
    { name: 'state', kind: 'choice', of: ['upcoming', 'past'], type: "'upcoming' | 'past'" },
  ]);
});

test('a call may send segments without a field, and files', () => {
  const segments = ['--segments', 'board=current,archive'];
  const hang = ['--action', 'hang=PUT /event/{id} json plan:file', '--action', 'stop=GET /event/stop/{id}'];
  const resource = readArguments([...listed, ...segments, ...hang]);

  expect(callsOf(resource)).toEqual({
    list: { call: 'GET /event/all', query: ['board'] },
    hang: { call: 'PUT /event/{id}', body: 'multipart', sends: ['plan'], files: ['plan'] },
    stop: { call: 'GET /event/stop/{id}', safe: false },
  });
  expect(definitionOf(resource).list).toMatchObject({ segments: { filter: 'board', of: ['current', 'archive'] } });
});
