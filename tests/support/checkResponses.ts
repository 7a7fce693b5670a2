import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { withoutNames } from '#scripts/openapi/paths.ts';
import { createResponseCheck, hasJson, type OpenApi } from '#scripts/openapi/responseCheck.ts';
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
    const { pathOf, describe } = await checkOf(extensions, fetch);
    const method = request.method.toLowerCase();
    const path = pathOf(method, pathname.slice('/api'.length));
    // No such call, so 404 or 405. A server without a token of the app lacks some.
    if (!path || !hasCall(method, path)) return response;
    const { status, headers } = response;
    const body = hasJson(headers) ? await response.clone().json() : undefined;
    noteStatus(`${method} ${path} ${status}`);
    for (const line of describe(method, path, { status, headers, body })) addWrongResponse(line);
    return response;
  };
}
