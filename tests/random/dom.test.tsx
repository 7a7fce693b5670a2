import { beforeAll, test } from 'vitest';
import { conventions } from '#api/conventions.ts';
import { createClient } from '#api/createClient.ts';
import { currentToken } from '#session/session.ts';
import { tolerateTranslation } from '#start/tolerateTranslation.ts';
import { addRows } from '#tests/contract/addRows.ts';
import { testedFestival } from '#tests/festival/testedFestival.ts';
import { createApiServer } from '#tests/suite/createApiServer.ts';
import { extendedProduct } from '#tests/support/everyExtension.ts';
import { allRows, rowsOf, ticketRow, userRow } from '#tests/support/rows.ts';
import { startApp } from '#tests/support/startApp.ts';
import { idleMail } from '#tests/support/startMail.ts';
import { isCompared } from './database.ts';
import { type DomServer, openDomWorld } from './domWorld.tsx';
import { extended, pathsOf } from './product.ts';
import type { Row } from './World.ts';
import { walkAtRandom } from './walkAtRandom.ts';

beforeAll(tolerateTranslation); // as the program of the dashboard does when it starts

/** The real server with some rows of everything. */
async function startReference(): Promise<DomServer> {
  const server = await startApp({ rateLimit: 'off', mail: idleMail });
  const { insert } = server;
  await insert('users', rowsOf(15, userRow));
  await insert(
    'ticket',
    rowsOf(15, (n) => ({ ...ticketRow(n), user_uuid: userRow(n).uuid })),
  );
  await insert(
    'faq',
    rowsOf(4, (n) => ({ question: `What is question ${n}?`, answer: `This is answer ${n}.` })),
  );
  await insert(
    'category',
    rowsOf(4, (n) => ({ name: `Interest ${n}`, type: 'interest', image: null })),
  );
  await addRows(server).case();
  const token = server.token();
  return {
    base: 'http://api.test/api',
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      headers.set('Authorization', `Bearer ${token}`);
      return server.app.fetch(new Request(request, { headers }));
    },
    snapshot: async () =>
      new Map(
        Object.entries(await allRows(server.db))
          .filter(([table]) => isCompared(table))
          .map(([table, rows]) => [
            table,
            new Map((rows as Row[]).map((row) => [Object.values(row).slice(0, 2).join('/'), row])),
          ]),
      ),
    changeElsewhere: async (index) => {
      const rows = await server.rows('faq');
      const row = rows[index % rows.length];
      if (!row) return 'does nothing';
      await server.call('POST', `/admin/app/faq/delete/${row.id}`);
      return `deletes the FAQ "${row.question}"`;
    },
    refuse: () => Response.json({ status: false, data: null, message: 'Your session is over' }, { status: 401 }),
    close: server.close,
  };
}

/** The generated server of the second product. It has no database. */
async function startGenerated(): Promise<DomServer> {
  const server = createApiServer(testedFestival, {}, 7);
  return {
    base: testedFestival.dialect.base,
    fetch: server.fetch,
    snapshot: async () => new Map(),
    changeElsewhere: async () => 'does nothing',
    refuse: () => testedFestival.dialect.refuse(401, 'Your session is over'),
    close: async () => undefined,
  };
}

test('a random user of the dashboard finds no fault', { timeout: 0 }, () =>
  walkAtRandom({
    world: 'jsdom',
    openWorld: async (start) =>
      openDomWorld(
        {
          product: extendedProduct,
          addresses: pathsOf(extended),
          server: await startReference(),
          createCall: (fetch) =>
            createClient({
              base: 'http://api.test/api',
              token: currentToken,
              language: () => 'en',
              fetch,
              conventions,
            }),
        },
        start,
      ),
    starts: ['/faq', '/users', '/ticket', '/category'],
    product: extended,
    runs: 3,
  }),
);

test('a random user of another product finds no fault', { timeout: 0 }, () => {
  const { product } = testedFestival;
  const known = { resources: product.resources, tables: [product.endpoints] };
  return walkAtRandom({
    world: 'festival',
    openWorld: async (start) =>
      openDomWorld(
        { product, addresses: pathsOf(known), server: await startGenerated(), createCall: testedFestival.createCall },
        start,
      ),
    starts: ['/members', '/events'],
    product: known,
    runs: 3,
  });
});
