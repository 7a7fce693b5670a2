import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import type { Contract } from '#scripts/doctor/contractCalls.ts';
import { examineContract } from '#scripts/doctor/examineContract.ts';
import { callsOfResources, resourceNames } from '#scripts/openapi/callsByResource.ts';
import { createFaqServer } from './createFaqServer.ts';

const administrator = { email: 'ada@example.com', password: 'correct-horse' };
const server = createFaqServer([administrator]);
afterAll(() => server.close());

test('the doctor finds no difference in a server that was written from the document, also when it writes', async () => {
  const base = `${await server.listen()}/api`;
  const form = new FormData();
  for (const [name, value] of Object.entries(administrator)) form.append(name, value);
  const { data } = await (await fetch(`${base}/admin/auth/login`, { method: 'POST', body: form })).json();
  const log: string[] = [];
  const without = callsOfResources(resourceNames().filter((name) => !['faq', 'category'].includes(name)));
  const document: Contract = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  const examine = () =>
    examineContract({
      ...{ document, base, token: data.token, language: 'en', writes: true, without },
      log: (line) => log.push(line),
    });

  expect(await examine()).toEqual([]);
  expect(log).toContain('calls POST /admin/app/faq/delete/{id}');
  expect(log).toContain('calls POST /admin/app/category/update');
});
