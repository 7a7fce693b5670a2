import type { Endpoint } from './Endpoint.ts';
import type { Values } from './values.ts';

type RequestContext = { base: string; token?: string | null; language?: string; page?: number; signal?: AbortSignal };

const fillPath = (template: string, values: Values) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const segment = encodeURIComponent(String(values[name] ?? ''));
    if (['', '.', '..'].includes(segment)) throw new Error(`${template} cannot be called with "${segment}" as ${name}`);
    return segment;
  });

const formOf = ({ sends = [], files = [], constants = {} }: Endpoint, values: Values) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(constants)) form.append(name, value);
  for (const name of sends) {
    const value = values[name];
    if (value instanceof Blob) form.append(name, value);
    else if (value === null || value === '') form.append(name, '');
    else if (value !== undefined && !files.includes(name)) form.append(name, String(value));
  }
  return form;
};

const jsonOf = ({ sends = [], constants = {} }: Endpoint, values: Values) =>
  JSON.stringify({ ...constants, ...Object.fromEntries(sends.map((name) => [name, values[name]])) });

const encoders = { multipart: formOf, json: jsonOf };

/** Turns one endpoint and its values into a fetch request. */
export function buildRequest(
  endpoint: Endpoint,
  values: Values,
  { base, token, language, page = 1, signal }: RequestContext,
) {
  const [method = '', template = ''] = endpoint.call.split(' ');
  const headers = new Headers({ Accept: 'application/json' });
  if (language) headers.set('Accept-Language', language);
  if (token && !endpoint.public) headers.set('Authorization', `Bearer ${token}`);
  if (endpoint.body === 'json') headers.set('Content-Type', 'application/json');

  return new Request(base + fillPath(template, values) + (endpoint.paged ? `?page=${page}` : ''), {
    method,
    headers,
    body: endpoint.body && encoders[endpoint.body](endpoint, values),
    signal,
    // Some calls change things by GET: an answer from the browser's cache would leave them undone.
    cache: 'no-store',
  });
}
