import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { createResponseCheck, describeDifference, type OpenApi } from '#scripts/openapi/responseCheck.ts';
import { withoutNames } from '#scripts/openapi/withoutNames.ts';
import { noteStatus } from '#scripts/support/seenStatuses.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { addWrongResponse } from './wrongResponses.ts';

type App = Pick<Hono<AppEnv>, 'routes' | 'fetch'>;

const createCheck = (document: OpenApi) => createResponseCheck(document, { refusesUnknown: true });

type Check = ReturnType<typeof createCheck>;

/** The checks of servers with and without extensions. Each worker makes them once. */
const checks: Partial<Record<'on' | 'off', Promise<Check>>> = {};

/** The committed document has every call that a server can have, and a server without extensions makes one of its own. */
const checkOf = (extensions: 'on' | 'off', fetch: App['fetch']) =>
  (checks[extensions] ??= (async () => {
    if (extensions === 'on') return createCheck(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
    return createCheck(await (await fetch(new Request('http://api.test/api/openapi.json'))).json());
  })());

/** Compares each response of an app with the document. A test that gets a wrong one fails at its end. */
export function checkResponses(app: App, extensions: 'on' | 'off') {
  const { fetch } = app;
  const calls = new Set(app.routes.map((route) => `${route.method.toLowerCase()} ${withoutNames(route.path)}`));
  const hasCall = (method: string, path: string) => calls.has(`${method} ${withoutNames(`/api${path}`)}`);
  app.fetch = async (request, ...others) => {
    const response = await fetch(request, ...others);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return response;
    const { pathOf, differences } = await checkOf(extensions, fetch);
    const method = request.method.toLowerCase();
    const path = pathOf(method, pathname.slice('/api'.length));
    // No such call, so 404 or 405. A server without a token of the app lacks some.
    if (!path || !hasCall(method, path)) return response;
    const type = response.headers.get('Content-Type');
    const body = type?.startsWith('application/json') ? await response.clone().json() : undefined;
    noteStatus(`${method} ${path} ${response.status}`);
    const found = differences(method, path, { status: response.status, headers: response.headers, body });
    for (const one of found)
      addWrongResponse(`${request.method} ${path} ${response.status}, ${describeDifference(one)}`);
    return response;
  };
}
