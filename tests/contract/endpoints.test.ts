import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#api/Endpoint.ts';
import { buildRequest } from '#api/request.ts';
import { servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { type StartedApp, startApp } from '#tests/support/startApp.ts';

let server: StartedApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const isEndpoint = (entry: Endpoint | string | undefined): entry is Endpoint => typeof entry === 'object';

const every = Object.entries(servedEndpoints).flatMap(([resource, operations]) =>
  Object.entries(operations).flatMap(([operation, entry]) =>
    isEndpoint(entry) ? [{ name: `${resource}.${operation}`, endpoint: entry }] : [],
  ),
);

const ask = (endpoint: Endpoint, token: string | null) =>
  server.app.fetch(buildRequest(endpoint, { id: 999_999, state: 0 }, { base: 'http://api.test/api', token }));

/** The server's message for an unknown route. */
const unknownRoute = 'There is nothing at this address';

const toMend = 'Give it a route, or name its resource in tests/support/servedEndpoints.ts (docs/adding-a-resource.md)';

test.each(every)(
  'the call of $name exists on the server, with this verb and this kind of body',
  async ({ endpoint }) => {
    const response = await ask(endpoint, await server.signIn());
    const { message } = (await response.json()) as { message: string };

    expect([200, 404, 422]).toContain(response.status);
    expect(message, toMend).not.toBe(unknownRoute);
  },
);

test('the table has each call once', () => {
  expect(new Set(every.map(({ endpoint }) => endpoint.call)).size).toBe(every.length);
});

test('the server has no call below /api/admin that the table lacks', () => {
  const pathOf = (route: string) => route.replaceAll(/:\w+|\{\w+\}/g, '*').replace(/\/$/, '');
  const declared = every.map(({ endpoint }) => pathOf(endpoint.call));
  const served = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'))
    .map(({ method, path }) => pathOf(`${method} ${path.slice('/api'.length)}`));

  expect([...new Set(served)].sort()).toEqual(declared.sort());
});
