import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { AppEnv } from './AppEnv.ts';
import { logRequests } from './logRequests.ts';

test('a cacheable response has no request id', async () => {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
  const app = new Hono<AppEnv>()
    .use(requestId(), logRequests({ log, trustProxy: null }))
    .get('/font', (c) => c.body('', 200, { ETag: '"a"' }))
    .get('/page', (c) => c.body(''));

  const idOf = async (path: string) => (await app.request(path)).headers.get('X-Request-Id');

  expect([await idOf('/font'), await idOf('/page')]).toEqual([null, expect.any(String)]);
  expect(lines.map((line) => typeof JSON.parse(line).requestId)).toEqual(['string', 'string']);
});
