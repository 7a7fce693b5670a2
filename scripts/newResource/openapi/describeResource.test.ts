import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { conventions } from '#api/conventions.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { chooseCalls } from './chooseCalls.ts';
import { describeResource } from './describeResource.ts';
import { readDocument } from './readDocument.ts';
import { testDocument } from './testDocument.ts';

const folder = temporaryFolder();

function save(name: string, content: string) {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const inYaml = save('walks.yaml', stringify(testDocument));
const inJson = save('walks.json', JSON.stringify({ ...testDocument, openapi: '3.0.3' }));

type Arguments = { name: string; paths?: string[]; tags?: string[]; file?: string };

async function describe({ name, paths = [], tags = [], file = inYaml }: Arguments) {
  return describeResource(
    chooseCalls(await readDocument(file), { name, file: 'walks.yaml', paths, tags }),
    conventions,
  );
}

const walkCalls = {
  list: { call: 'GET /walks', query: ['state', 'search'], from: { search: 'q' }, filters: ['state'], paged: true },
  one: { call: 'GET /walks/{id}' },
  create: { call: 'POST /walks', body: 'json', sends: ['title', 'state', 'starts_at', 'contact', 'map'] },
  update: { call: 'PUT /walks/{id}', body: 'json', sends: ['title', 'state', 'starts_at', 'contact', 'map', 'leader'] },
  delete: { call: 'DELETE /walks/{id}' },
  cancel: { call: 'POST /walks/{id}/cancel', body: 'json', sends: ['reason'] },
};

test.each([inYaml, inJson])('the calls are those of the path that ends in the name: %s', async (file) => {
  const { key, calls, asked, notes, leftOut } = await describe({ name: 'walk', file });

  expect({ key, calls }).toEqual({ key: 'id', calls: walkCalls });
  expect(asked.cancel).toMatchObject([{ name: 'reason', kind: 'choice', of: ['rain', 'illness'] }]);
  expect(notes).toMatchObject({
    list: [expect.stringMatching("^'search' is taken for the search"), 'not sent: expand'],
    one: [],
    delete: [],
  });
  expect(leftOut).toEqual(['GET /walks/{walkId}/guests', 'POST /walks/{walkId}/guests']);
});

test('a tag and a path choose the same calls as the name', async () => {
  const byTag = await describe({ name: 'hikes', tags: ['walk'] });
  const byPath = await describe({ name: 'hikes', paths: ['/walks'] });

  expect(byTag.calls).toEqual(walkCalls);
  expect(byPath.calls).toEqual(walkCalls);
});

test('values in a path replace the names in braces, and a PUT that creates asks for the key', async () => {
  const { key, calls, notes, fields } = await describe({ name: 'rules', paths: ['/towns/lund/rules'] });

  expect(key).toBe('code');
  expect(calls).toMatchObject({
    list: { call: 'GET /towns/lund/rules' },
    create: { call: 'PUT /towns/lund/rules/{code}', body: 'json', sends: ['text'] },
  });
  expect(notes.list).toEqual([expect.stringContaining('sends the rows as the whole body')]);
  expect(notes.create).toEqual([expect.stringContaining('a key that the form asks for')]);
  expect(fields).toMatchObject([{ name: 'code' }, { name: 'text', isRequired: true }]);
});

test('a name in braces that nothing fills is in the notes', async () => {
  const { calls, notes } = await describe({ name: 'rules' });

  expect(calls.list).toMatchObject({ call: 'GET /towns/{town}/rules' });
  expect(notes.list).toContainEqual(expect.stringContaining("nothing fills '{town}' in the path"));
});

test.each<[string, Arguments]>([
  [
    'walks.yaml has no list called cats. Name one by --path, or a group of calls by --tag: GET /walks, ',
    { name: 'cats' },
  ],
  ['walks.yaml has no path /cats. It has /walks, /walks/{walkId}/guests, ', { name: 'x', paths: ['/cats'] }],
  ['walks.yaml has no tag cat. It has walk, town.', { name: 'x', tags: ['cat'] }],
  [
    'Several lists fit: GET /towns/{town}/walks, GET /towns/{town}/rules. Name one by --path.',
    { name: 'x', tags: ['town'] },
  ],
  ['None of these calls responds with a list of objects in JSON: GET /states.', { name: 'x', paths: ['/states'] }],
  ['walks.yaml describes the response of GET /loops in a circle', { name: 'x', paths: ['/loops'] }],
])('refused: %s', async (sentence, given) => {
  await expect(describe(given)).rejects.toThrow(sentence);
});

const refused = (name: string, content: string): [string, string] => [save(name, content), name];

test.each<[string, string, string]>([
  [join(folder, 'none.yaml'), 'There is no file', 'none.yaml.'],
  [...refused('swagger.json', '{ "swagger": "2.0", "paths": {} }'), 'is Swagger 2.0. Convert it to OpenAPI 3 first'],
  [...refused('response.json', '{ "data": [] }'), 'is not an OpenAPI document'],
  [...refused('empty.yaml', 'openapi: 3.1.0\npaths: {}'), 'describes no calls'],
  [...refused('broken.yaml', 'openapi: 3.1.0\npaths: ['), 'is neither JSON nor YAML'],
  [...refused('nowhere.yaml', 'openapi: 3.1.0\npaths: { /a: { $ref: "#/b" } }'), 'has a $ref that leads nowhere'],
  [
    ...refused('file.yaml', 'openapi: 3.1.0\npaths: { /a: { $ref: "lost.yaml" } }'),
    'lost.yaml, which cannot be loaded',
  ],
  [
    ...refused('remote.yaml', 'openapi: 3.1.0\npaths: { /a: { $ref: "https://walks.invalid/a.yaml" } }'),
    'refers to https://walks.invalid/a.yaml, which cannot be loaded',
  ],
  [
    ...refused('local.yaml', 'openapi: 3.1.0\npaths: { /a: { $ref: "http://127.0.0.1:1/a.yaml" } }'),
    'which cannot be loaded',
  ],
])('the document %s is refused with a sentence', async (file, first, second) => {
  const refusal: unknown = await readDocument(file).catch((error: unknown) => error);

  expect(refusal).toBeInstanceOf(Error);
  expect(String(refusal)).toContain(first);
  expect(String(refusal)).toContain(second);
  expect(String(refusal)).not.toContain('\n');
});
