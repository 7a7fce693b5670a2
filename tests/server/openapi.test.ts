import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#api/Endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { generatedFiles } from '#scripts/openapi/generatedFiles.ts';
import { routePath, withoutNames } from '#scripts/openapi/paths.ts';
import { closedSchema, formats } from '#scripts/openapi/responseCheck.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { createRoutes } from '#server/http/AppEnv.ts';
import { hashSource } from '#server/site/pagePolicy.ts';
import { checkResponses } from '#tests/support/checkResponses.ts';
import { describedRoutes } from '#tests/support/describedRoutes.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { callsOf, servedTables } from '#tests/support/servedEndpoints.ts';
import { appToken, startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';
import { takeWrongResponses } from '#tests/support/wrongResponses.ts';

type Schema = { properties?: Record<string, unknown>; required?: string[]; examples?: unknown[] };
type Parameter = { $ref?: string; name: string; in: string };
type Operation = {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: object }>;
  'x-safe-by': string[];
};
type Document = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
};

const server = appForAllTests({ appToken, mail: idleMail });
const fixed = appForAllTests({ extensions: 'off' });

const document: Document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );

const served = async ({ app }: Pick<typeof server, 'app'>): Promise<Document> =>
  (await app.request('/api/openapi.json')).json();

test('the generated files are up to date with the routes and the types; if not, run npm run openapi', async () => {
  for (const [file, content] of Object.entries(await generatedFiles()))
    expect(readFileSync(file, 'utf8'), file).toBe(content);
});

test('the document has each route below /api, except the probes and itself, and no other', () => {
  const routes = describedRoutes(server).filter(({ route }) => route.includes(' /api/'));
  const outside = ['GET', 'HEAD'].flatMap((method) =>
    ['healthz', 'readyz', 'openapi.json', 'docs'].map((name) => `${method} /api/${name}`),
  );
  const documented = operationsOf(document).map(({ call }) => routePath(call.replace(' /', ' /api/')));

  expect([...documented, ...outside].toSorted()).toEqual(routes.map(({ route }) => route).toSorted());
});

/** The calls of the client, each with all its lines in the tables. */
const clientCalls = new Map<string, Endpoint[]>();
for (const { endpoint } of servedTables.flatMap(callsOf)) {
  const call = withoutNames(endpoint.call);
  clientCalls.set(call, [...(clientCalls.get(call) ?? []), endpoint]);
}

const parametersOf = ({ parameters = [] }: Operation) =>
  parameters.map((given) => document.components.parameters[given.$ref?.split('/').at(-1) ?? ''] ?? given);

const namesIn = (operation: Operation, place: string) =>
  parametersOf(operation).flatMap((parameter) => (parameter.in === place ? [parameter.name] : []));

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
};

const distinct = (names: readonly string[]) => [...new Set(names)].toSorted();

const pagingOf = ({ paged, conventions }: Endpoint) => (paged ? [conventions?.paging?.name ?? 'page'] : []);

test.each([...clientCalls])('the document has the client’s %s, with the same body and parameters', (call, lines) => {
  const found = operationsOf(document).find((one) => withoutNames(one.call) === call);
  const operation = found?.operation as Operation;
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];

  expect(found).toBeDefined();
  expect(lines.map((line) => line.body && mediaTypes[line.body])).toEqual(lines.map(() => type));
  expect(distinct(Object.keys(body?.schema.properties ?? {}))).toEqual(
    distinct(lines.flatMap(({ sends = [], constants = {} }) => [...sends, ...Object.keys(constants)])),
  );
  expect(distinct(namesIn(operation, 'query'))).toEqual(
    distinct(lines.flatMap((line) => [...(line.query ?? []), ...pagingOf(line)])),
  );
  expect(namesIn(operation, 'header')).toEqual(
    expect.arrayContaining([
      ...(lines.some(({ ifMatch }) => ifMatch) ? ['If-Match'] : []),
      ...(lines.some(({ idempotent }) => idempotent) ? ['Idempotency-Key'] : []),
    ]),
  );
  expect(operation.security.length === 0).toBe(lines.some((line) => line.public));
  expect(Object.keys(operation.responses[200]?.content ?? {})).toEqual([lines[0]?.file ?? 'application/json']);
  if (call.startsWith('GET')) {
    const isSafe = !lines.some(({ safe }) => safe === false);
    expect(operation['x-safe-by'].includes('writes nothing')).toBe(isSafe);
  }
});

test('every value that a call requires is in each line of the client', () => {
  for (const { call, operation } of operationsOf(document)) {
    const [body] = Object.values(operation.requestBody?.content ?? {});
    for (const { sends = [], constants = {}, from = {} } of clientCalls.get(withoutNames(call)) ?? []) {
      const sent = [...sends, ...Object.keys(constants), ...Object.keys(from)];
      expect(sent, call).toEqual(expect.arrayContaining(body?.schema.required ?? []));
    }
  }
});

test('everyone gets the document of the server, and gets it again only after a change', async () => {
  const response = await server.app.request('/api/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } });
  const again = await server.app.request('/api/openapi.json', {
    headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': response.headers.get('ETag') ?? '' },
  });

  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(40_000);
  expect(again.status).toBe(304);
  expect(await served(server)).toEqual(document);
});

test('with extensions off the document has the nineteen calls, without anything of an extension', async () => {
  const own = await served(fixed);
  const calls = operationsOf(own).map(({ call }) => withoutNames(call));

  expect(calls.toSorted()).toEqual(
    callsOf(endpoints)
      .map(({ endpoint }) => withoutNames(endpoint.call))
      .toSorted(),
  );
  expect(own.tags.map(({ name }) => name)).toEqual(['fixed']);
  expect(JSON.stringify(own)).not.toMatch(
    /If-Match|Idempotency-Key|suspended_until|"name":"(?:q|order|state|language)","in":"query"/,
  );
});

test('the document has the settings of its server', async () => {
  const strict = await startApp({ passwordMinLength: 15 });
  const own = JSON.stringify(await served(strict));
  await strict.close();

  expect(own).toContain('"new_password":{"type":"string","format":"password","minLength":15');
});

test('the example of each type has the fields of its schema and no others', async () => {
  const ajv = new Ajv2020({ strict: false, formats });
  for (const own of [document, await served(fixed)])
    for (const [name, schema] of Object.entries(own.components.schemas)) {
      const validate = ajv.compile({
        ...(closedSchema(schema) as object),
        components: closedSchema(own.components) as object,
      });
      const examples = (schema.examples ?? []).filter((example) => !validate(example));
      expect(examples, `${name}: ${ajv.errorsText(validate.errors)}`).toEqual([]);
    }
});

const category = { id: 1, name: 'Tea', type: 'interest', image: null };

test.each<[string, number, unknown, string]>([
  [
    'a status that nobody documented',
    418,
    { status: false, data: null, message: 'Tea' },
    '418, status: the document says one of 200, 401, 403, 5XX; 418, {"status":false,"data":null,"message":"Tea"} came',
  ],
  [
    'a field that is missing',
    200,
    { status: true, data: [category, { id: 2, name: 'Tea', type: 'interest' }], message: '' },
    '200, /data/*/image: the document says string or null; nothing came',
  ],
  [
    'a value of another type',
    200,
    { status: true, data: [{ ...category, id: '1' }], message: '' },
    '200, /data/*/id: the document says integer; "1" came',
  ],
  [
    'a field that the document lacks',
    200,
    { status: true, data: [{ ...category, colour: 'red' }], message: '' },
    '200, /data/*/colour: the document says no such field; "red" came',
  ],
  [
    'another envelope',
    401,
    { status: true, data: null, message: '' },
    '401, /status: the document says false; true came',
  ],
])('the check of all responses finds %s', async (_, status, body, line) => {
  const path = '/api/admin/app/category/list/interest';
  const headers = { 'WWW-Authenticate': 'Bearer' };
  const wrong = createRoutes().get(path, () => Response.json(body, { status, headers }));
  checkResponses(wrong, 'on');
  await wrong.request(path);

  expect(takeWrongResponses()).toEqual([`GET /admin/app/category/list/interest ${line}`]);
});

test('the check of all responses finds a missing header', async () => {
  const path = '/api/admin/app/category/list/interest';
  const body = { status: false, data: null, message: '' };
  const wrong = createRoutes().get(path, () => Response.json(body, { status: 401 }));
  checkResponses(wrong, 'on');
  await wrong.request(path);

  expect(takeWrongResponses()).toEqual([
    'GET /admin/app/category/list/interest 401, WWW-Authenticate: the document says this header; nothing came',
  ]);
});

const run = promisify(execFile);

/** Redocly's linter as CI runs it, without its own requests. */
const lint = async (file: string) => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return (await run('node_modules/.bin/redocly', ['lint', file, '--extends=recommended-strict'], { env })).stderr;
};

let fixedFile: string;
beforeAll(async () => {
  fixedFile = join(temporaryFolder(), 'fixed.json');
  writeFileSync(fixedFile, JSON.stringify(await served(fixed)));
});

test('the documents with and without extensions pass Redocly’s recommended rules', async () => {
  for (const file of ['docs/openapi.json', fixedFile]) expect(await lint(file)).toContain('is valid');
});

const pageOf = async ({ app }: Pick<typeof server, 'app'>) => {
  const response = await app.request('/api/docs');
  return { response, page: new JSDOM(await response.text()).window.document };
};

test('the page shows each call and each type of the document, and every link leads somewhere', async () => {
  for (const app of [server, fixed]) {
    const { paths, components } = await served(app);
    const { page } = await pageOf(app);
    const ids = [...page.querySelectorAll('details > div')].map(({ id }) => id);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const links = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? '');

    expect(ids).toEqual([
      ...operations
        .map(({ operationId }) => operationId)
        .toSorted((one, other) => ids.indexOf(one) - ids.indexOf(other)),
      ...Object.keys(components.schemas).map((name) => `schema-${name}`),
    ]);
    expect(links.filter((id) => !page.getElementById(id))).toEqual([]);
  }
});

test('the page has no script, and a policy that allows its own style alone', async () => {
  const { response, page } = await pageOf(server);
  const policy = response.headers.get('Content-Security-Policy');

  expect(page.querySelectorAll('script, [style], link, img')).toHaveLength(0);
  expect(policy).toContain(`style-src 'self' ${hashSource(page.querySelector('style')?.textContent ?? '')};`);
  expect(policy).toContain("script-src 'self';");
});

test('the page is valid HTML', async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard', 'html-validate:a11y'] });
  const { results } = await validator.validateString(await (await server.app.request('/api/docs')).text());

  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => `${line} ${ruleId}: ${message}`)),
  ).toEqual([]);
});
