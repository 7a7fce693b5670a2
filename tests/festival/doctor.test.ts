import { expect, test } from 'vitest';
import { createClient } from '#api/createClient.ts';
import { examine } from '#scripts/doctor/examine.ts';
import { endpoints } from './endpoints.ts';
import { manners } from './manners.ts';
import { resources } from './resources/resources.ts';
import { createOffice, officeKey } from './server/createOffice.ts';

test('the doctor finds the office to be what is declared, and calls nothing that changes it', async () => {
  const office = createOffice();
  const before = structuredClone(office.books);
  const calls: string[] = [];
  const call = createClient({
    base: 'http://office.test/office',
    token: () => officeKey,
    language: () => 'en',
    fetch: async (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return office.fetch(request);
    },
    manners,
  });

  const findings = await examine({ api: { endpoints, manners }, call, definitions: resources });

  expect(findings.map(({ resource, message }) => `${resource}: ${message}`)).toEqual([
    'memberships: It is listed below a record of another resource, and was not read.',
  ]);
  expect(office.books).toEqual(before);
  expect(calls.length).toBeGreaterThan(10);
});
