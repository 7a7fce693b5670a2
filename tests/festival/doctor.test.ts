import { expect, test } from 'vitest';
import { createClient } from '#api/createClient.ts';
import { examine } from '#scripts/doctor/examine.ts';
import { createApiServer } from '#tests/suite/createApiServer.ts';
import { conventions } from './conventions.ts';
import { endpoints } from './endpoints.ts';
import { office } from './office.ts';

test('the doctor finds no fault in an API with other conventions, and only reads', async () => {
  const server = createApiServer(office, {}, 12);
  const { base } = office.dialect;
  const call = createClient({ base, token: () => 'a key', language: () => 'en', fetch: server.fetch, conventions });

  expect(await examine({ api: { endpoints, conventions }, call, definitions: office.product.resources })).toEqual([]);
  expect(new Set(server.received.map(({ operation }) => operation))).toEqual(new Set(['list', 'one']));
});
