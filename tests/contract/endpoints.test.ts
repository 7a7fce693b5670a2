import { expect, test } from 'vitest';
import { appForAllTests } from '#tests/support/forEachTest.ts';
import { callsOf, servedEndpoints } from '#tests/support/servedEndpoints.ts';
import { idleMail } from '#tests/support/startMail.ts';

const server = appForAllTests({ mail: idleMail });

const toMend = 'Give it a route, or name its resource in tests/support/servedEndpoints.ts (docs/adding-a-resource.md)';

test('the server has each call of the table once, and no other call below /api/admin', () => {
  const pathOf = (route: string) => route.replaceAll(/:\w+|\{\w+\}/g, '*').replace(/\/$/, '');
  const declared = callsOf(servedEndpoints).map(({ endpoint }) => pathOf(endpoint.call));
  const served = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/admin/'))
    .map(({ method, path }) => pathOf(`${method} ${path.slice('/api'.length)}`));

  expect([...new Set(served)].sort(), toMend).toEqual(declared.sort());
});
