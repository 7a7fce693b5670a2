import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { resources } from '#admin/resources/resources.ts';
import { conventions } from '#api/conventions.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { examine } from '#scripts/doctor/examine.ts';
import { signIn, startServerProcess } from '#scripts/support/serverProcess.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { seedDemo } from '#server/seed/seedDemo.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { appForEachTest } from '#tests/support/forEachTest.ts';

const server = appForEachTest();
beforeEach(async () => {
  await seedDemo(server.db, {
    pictures: 'server/seed/pictures',
    media: diskStore(server.mediaFolder),
    now: Date.now(),
    noPassword: '*',
  });
});

/** Examines the real server. `drift` changes its responses. */
async function examineWith(drift: (text: string, path: string) => string = (text) => text) {
  const call = createClient({
    base: 'http://api.test/api',
    token: server.token,
    language: () => 'en',
    fetch: async (request) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      const response = await server.app.fetch(request);
      return new Response(drift(await response.text(), path), response);
    },
  });
  return examine({ api: { endpoints, conventions }, call, definitions: resources });
}

test('the doctor finds no fault in the reference server', async () => {
  expect(await examineWith()).toEqual([]);
});

const replaced = (from: string | RegExp, to: string) => (text: string) => text.replaceAll(from, to);

test.each<[string, (text: string, path: string) => string, string, string]>([
  [
    'a list that is a web page instead of data',
    (text, path) => (path.includes('faq') ? '<html>' : text),
    'faq',
    'a page instead',
  ],
  ['another envelope', replaced('"status":true', '"ok":true'), 'faq', 'without the expected data'],
  ['a field by another name', replaced('"answer":', '"reply":'), 'faq', "'answer' is declared, but no row has it"],
  ['milliseconds for seconds', replaced(/"time":(\d+)/g, '"time":$1000'), 'ticket', "'time': "],
  [
    'rows that appear on two pages',
    (text, path) => (path.includes('/pre/') ? text.replaceAll(/"id":\d+/g, '"id":1') : text),
    'preLaunch',
    'These ids are on page 1 and on page 2: 1',
  ],
  [
    'a wrong value in a single record',
    replaced(/"bio":(?:null|"[^"]*")/g, '"bio":[]'),
    'users',
    "'bio': [] is not text",
  ],
])('the doctor reports %s', async (_, drift, resource, message) => {
  expect(await examineWith(drift)).toContainEqual(
    expect.objectContaining({ resource, message: expect.stringContaining(message) }),
  );
});

test('the command exits with 0 if the API matches the definitions, and with 1 for a wrong token', {
  timeout: 60_000,
}, async () => {
  const folder = temporaryFolder();
  const { url, end } = await startServerProcess({ DATA_DIR: folder, SEED: 'demo' });
  const doctor = (base: string, token: string) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/doctor.ts', '--base', base], {
      env: { ...process.env, DOCTOR_TOKEN: token },
    });

  const [{ stdout }] = await Promise.all([
    doctor(`${url}/api`, await signIn(url)),
    expect(doctor(`${url}/api`, 'no such token')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('fault: users'),
    }),
  ]);
  await end('SIGTERM');

  expect(stdout).toContain('calls POST /admin/user/list');
  expect(stdout).toContain('The API matches the definitions.');
});
