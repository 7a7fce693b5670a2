import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { resources } from '#admin/resources/resources.ts';
import { conventions } from '#api/conventions.ts';
import { createClient } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { examine } from '#scripts/doctor/examine.ts';
import { createLimitedServer } from '#server/process/listen.ts';
import { seedDemo } from '#server/seed/seedDemo.ts';
import { appForAllTests } from '#tests/support/forEachTest.ts';

const server = appForAllTests();
beforeAll(async () => {
  const { db, media } = server;
  await seedDemo(db, { pictures: 'server/seed/pictures', media, now: Date.now(), noPassword: '*' });
});

/** Examines the real server. `drift` changes its responses. */
async function examineWith(drift = (text: string) => text) {
  const call = createClient({
    base: 'http://api.test/api',
    token: server.token,
    language: () => 'en',
    fetch: async (request) => {
      const response = await server.app.fetch(request);
      return new Response(drift(await response.text()), response);
    },
  });
  return examine({ api: { endpoints, conventions }, call, definitions: resources });
}

test('the doctor finds no fault in the reference server', async () => {
  expect(await examineWith()).toEqual([]);
});

test.each<[string, string, string | RegExp, string, string]>([
  ['a web page instead of data', 'faq', /.+/gs, '<html>', 'a page instead'],
  ['another envelope', 'faq', '"status":true', '"ok":true', 'without the expected data'],
  ['rows without their key', 'faq', '"id":', '"number":', "rows without the key 'id'"],
  ['a field by another name', 'faq', '"answer":', '"reply":', "'answer' is declared, but no row has it"],
  ['rows that appear on two pages', 'preLaunch', /"id":\d+/g, '"id":1', 'These ids are on page 1 and on page 2: 1'],
  ['a wrong value in a single record', 'users', /"bio":(?:null|"[^"]*")/g, '"bio":[]', "'bio': [] is not text"],
])('the doctor reports %s', async (_, resource, from, to, message) => {
  expect(await examineWith((text) => text.replaceAll(from, to))).toContainEqual(
    expect.objectContaining({ resource, message: expect.stringContaining(message) }),
  );
});

test('the command exits with 0 if the API matches document and definitions, and with 1 for a wrong token', {
  timeout: 60_000,
}, async () => {
  const listening = createLimitedServer(server.app.fetch).listen(0, '127.0.0.1');
  onTestFinished(() => void listening.close());
  await once(listening, 'listening');
  const base = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/api`;
  const doctor = (token: string | null) =>
    promisify(execFile)(process.execPath, ['scripts/doctor.ts', '--base', base], {
      env: { ...process.env, DOCTOR_TOKEN: String(token) },
    });

  const faulty = { code: 1, stdout: expect.stringContaining('fault: users') };
  const refused = expect(doctor('no such token')).rejects.toMatchObject(faulty);
  const [{ stdout }] = await Promise.all([doctor(server.token()), refused]);

  expect(stdout).toContain('calls POST /admin/user/list');
  expect(stdout).toContain('The API matches the document and the definitions.');
});
