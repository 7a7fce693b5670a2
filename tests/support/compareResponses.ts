import { readFileSync } from 'node:fs';
import type { BrowserContext, Request } from '@playwright/test';
import { createResponseCheck, hasJson } from '#scripts/openapi/responseCheck.ts';

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
const check = createResponseCheck(document, { refusesUnknown: true });

async function describeDifferences(request: Request) {
  const response = await request.response();
  if (!response) return [];
  const method = request.method().toLowerCase();
  const { pathname } = new URL(response.url());
  const path = pathname.startsWith('/api/') ? check.pathOf(method, pathname.slice('/api'.length)) : undefined;
  // A route of the test has no address of a server.
  if (!path || !(await response.serverAddr())) return [];
  const headers = new Headers(response.headers());
  const isJson = hasJson(headers);
  const text = isJson ? await response.text().catch(() => undefined) : '';
  if (text === undefined) return []; // the browser drops the body of a page that it leaves
  const body = isJson ? JSON.parse(text) : undefined;
  return check.describe(method, path, { status: response.status(), headers, body });
}

/** Compares each response of a server to the pages of a context with the OpenAPI document. Returns the differences. */
export function compareResponses(context: BrowserContext) {
  const compared: Promise<string[]>[] = [];
  context.on('requestfinished', (request) => {
    compared.push(describeDifferences(request).catch((error) => [`${request.url()}: ${error}`]));
  });
  return async () => (await Promise.all(compared)).flat();
}
