import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { endpoints } from '#api/endpoints.ts';
import { languages } from '#i18n/language.ts';
import { copyProject } from '#tests/support/copyProject.ts';
import { testDocument } from './openapi/testDocument.ts';
import { newResource, plan, write } from './plan.ts';

const run = promisify(execFile);

const response = {
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
      'open-air': index % 2,
      poster: index === 0 ? null : `posters/${index}.webp`,
      host: { name: 'Ada', email: 'ada@example.com' },
    })),
  },
};

/** The entry that the author of the resource writes into the endpoint table. */
const calls = `
  'open-days': {
    list: { call: 'GET /event/all/{state}', query: ['type'], filters: ['type'], paged: true },
    create: { call: 'POST /event/new', body: 'multipart', sends: ['name', 'type', 'price', 'poster'], files: ['poster'] },
    update: { call: 'POST /event/change', body: 'json', sends: ['id', 'name', 'price'] },
    delete: { call: 'GET /event/remove/{id}', safe: false },
    cancel: { call: 'POST /event/cancel/{id}', body: 'json', sends: ['note'] },
    cancelMany: { call: 'POST /events/cancel', body: 'json', sends: ['ids', 'note'] },
    reprice: { call: 'POST /event/price/{id}', body: 'json', sends: ['price'] },
    remind: { call: 'POST /event/remind' },
  },
});`;

/** Compiles the files that a new resource changes, and their imports. */
function compileTables(cwd: string) {
  const config = {
    extends: './tsconfig.src.json',
    include: [],
    files: ['src/admin/baseProduct.ts'],
  };
  writeFileSync(join(cwd, 'tsconfig.tables.json'), JSON.stringify(config));
  const compiled = run(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.tables.json', '--checkers', '1'], { cwd });
  return compiled.catch((failure: { stdout: string }) => failure);
}

const cwd = copyProject();

test('a resource made from its calls and a response compiles, and the check reports only its missing translations', async () => {
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  writeFileSync(join(cwd, 'src/api/endpoints.ts'), read('src/api/endpoints.ts').replace(/\n\}\);/, calls));
  writeFileSync(join(cwd, 'response.json'), JSON.stringify(response));
  const { stdout } = await run(process.execPath, ['scripts/newResource.ts', 'open-days', 'response.json'], { cwd });

  const definition = read('src/admin/resources/open-days.ts');
  expect(definition).toContain(
    "type: { kind: 'choice', of: ['dinner', 'walk'], on: ['list', 'detail', 'create'] }, // taken for a choice of these values, as they repeat",
  );
  expect(stdout).toContain('  type: taken for a choice of these values, as they repeat.');
  expect(stdout).toContain('src/i18n/messages/{ko,es,hi}/resources.ts');
  expect(definition).toContain("name: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true } },");
  expect(definition).toContain("segments: { field: 'state', of: ['past', 'upcoming'] },");
  expect(definition).toContain("cancel: { dialog: { ask: { note: { kind: 'text' } } } },");
  expect(definition).toContain("filters: ['type'],");
  expect(definition).toContain("bulk: ['cancel'],");
  expect(definition).toContain("id: { kind: 'number', grouping: false, on: ['detail'] },");
  expect(definition).toContain("remind: { on: 'toolbar', dialog: { confirm: true } },");
  expect(read('src/api/wire.ts')).toContain('price: number | null;');
  expect(read('src/i18n/messages/es/resources.ts')).toContain(
    "name: '[en] Open day |||| Open days',\n    gender: 'masculine',",
  );

  const [compiled, tables] = await Promise.all([
    compileTables(cwd),
    run(process.execPath, ['scripts/checkTables.ts'], { cwd }).catch((failure: { stderr: string }) => failure),
  ]);
  expect(compiled.stdout).toBe('');
  const faults = tables.stderr.trim().split('\n\n');
  const toTranslate = (language: string) =>
    `src/i18n/messages/${language}/resources.ts: open-days has 21 texts to translate, marked by '[en] '.`;
  expect(faults).toEqual(languages.filter((language) => language !== 'en').map(toTranslate));
}, 60_000);

const documented = copyProject();

test('a resource made from an OpenAPI document compiles, and the check reports only its missing translations', async () => {
  const cwd = documented;
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  writeFileSync(join(cwd, 'walks.yaml'), stringify(testDocument));
  const command = ['scripts/newResource.ts', 'walks', '--openapi', 'walks.yaml'];
  const { stdout } = await run(process.execPath, command, { cwd });

  const definition = read('src/admin/resources/walks.ts');
  expect(definition).toContain("title: { kind: 'text', on: ['list', 'detail', 'form'], rules: { required: true } },");
  expect(definition).toContain("state: { kind: 'choice', of: ['open', 'full'], on: ['list', 'detail', 'form']");
  expect(definition).toContain(
    "leader: { kind: 'person', whose: 'value', on: ['list', 'detail'] }, // taken for a person",
  );
  expect(definition).toContain("cancel: { dialog: { ask: { reason: { kind: 'choice', of: ['rain', 'illness'] } } } },");
  expect(read('src/api/wire.ts')).toContain('contact?: string | null;\n');
  expect(read('src/api/endpoints.ts')).toContain("// To check: not sent: expand.\n    list: { call: 'GET /walks',");
  expect(stdout).toContain('list: not sent: expand.');
  expect(stdout).toContain('GET /walks/{walkId}/guests');

  const [compiled, tables] = await Promise.all([
    compileTables(cwd),
    run(process.execPath, ['scripts/checkTables.ts'], { cwd }).catch((failure: { stderr: string }) => failure),
  ]);
  expect(compiled.stdout).toBe('');
  const faults = tables.stderr.trim().split('\n\n');
  expect(faults).toHaveLength(languages.length - 1);
  expect(faults).toEqual(faults.map(() => expect.stringMatching(/walks has \d+ texts to translate/)));
  await expect(run(process.execPath, command, { cwd })).rejects.toThrow(
    'walks.ts exists already. Nothing was written.',
  );
}, 60_000);

const described = (name: string, type: string, kind: string) => ({
  key: 'id',
  calls: { list: { call: 'GET /walks' } as const },
  fields: [{ name, type, kind }],
  notes: {},
});

test('beside a document, a response adds the fields that the document lacks, and the kinds of its texts', () => {
  const options = { name: 'walks', endpoints: {}, described: described('site', 'string', 'text') };
  const { fields } = newResource({ ...options, response: [{ site: 'https://example.com', seats: 4 }] });

  expect(fields).toMatchObject([
    { name: 'site', type: 'string', kind: 'url', unsure: expect.stringContaining('as in the saved response') },
    { name: 'seats', type: 'number', kind: 'number', unsure: expect.stringContaining('only the saved response') },
  ]);
});

test('calls that the endpoint table has already are kept', () => {
  const calls = { list: { call: 'GET /hikes' } } as const;
  const options = { name: 'walks', endpoints: { walks: calls }, described: described('site', 'string', 'text') };

  expect(newResource(options).calls).toEqual(calls);
});

test('a form asks for the key that a PUT creates a row under, and an update does not', () => {
  const calls = {
    list: { call: 'GET /rules' },
    create: { call: 'PUT /rules/{code}' },
    update: { call: 'PATCH /rules/{code}' },
  } as const;
  const endpoints = { rules: { key: 'code', ...calls } };
  const [definition] = plan({ name: 'rules', endpoints, response: [{ code: 'a', text: 'Be kind.' }] }, '.');

  expect(definition?.text).toContain('"on":["list","detail","create"],"rules":{"required":true}');
});

test('a definition declares at most 24 fields, its list has eight columns, and the row has all', () => {
  const row = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field_${index}`, index]));
  const [definition, , wire] = plan({ name: 'rules', endpoints: { rules: {} }, response: [row] }, '.');

  expect(definition?.text.match(/'field_\d+':/g)).toHaveLength(24);
  expect(definition?.text.match(/"list"/g)).toHaveLength(8);
  expect(wire?.text.match(/'field_\d+':/g)).toHaveLength(40);
});

test.each([
  ['src/api/endpoints.ts has no tickets. Write its calls first, or', 'tickets', response],
  ["'open days' is no name of a resource.", 'open days', response],
  ['src/admin/resources/ticket.ts exists already. Nothing was written.', 'ticket', response],
  ['src/api/wire.ts: it has a type Session already. Nothing was written.', 'session', response],
  ['The response has no list of objects to read fields from.', 'session', { data: [] }],
])('refused before anything is written: %s', (message, name, sample) => {
  expect(() => plan({ name, endpoints, response: sample }, '.')).toThrow(message);
});

test('nothing is written if one of the files would be invalid code', () => {
  const change = (file: string, text: string) => ({ file, text });

  expect(() => write([change('src/a.ts', 'export {};'), change('src/b.ts', 'export {{')], cwd)).toThrow('src/b.ts');
  expect(existsSync(join(cwd, 'src/a.ts'))).toBe(false);
});
