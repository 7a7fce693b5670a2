import { ApiError } from './ApiError.ts';
import type { Endpoint } from './endpoints.ts';
import { type Answer, readEnvelope } from './readEnvelope.ts';
import type { Values } from './values.ts';

export type { Answer, Values };

export type SendOptions = { page?: number; signal?: AbortSignal };

/** Makes one call. Rejects with an ApiError, or with the caller's own abort. */
export type Send = <T>(endpoint: Endpoint, values?: Values, options?: SendOptions) => Promise<Answer<T>>;

type Caller = { base: string; token?: string | null; language?: string };

const timeoutInMs = 20_000;

const fillPath = (template: string, values: Values) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const segment = encodeURIComponent(String(values[name] ?? ''));
    if (['', '.', '..'].includes(segment)) throw new Error(`${template} cannot be called with "${segment}" as ${name}`);
    return segment;
  });

const formOf = ({ sends = [], files = [], always = {} }: Endpoint, values: Values) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(always)) form.append(name, value);
  for (const name of sends) {
    const value = values[name];
    if (value instanceof Blob) form.append(name, value);
    else if (value === null || value === '') form.append(name, '');
    else if (value !== undefined && !files.includes(name)) form.append(name, String(value));
  }
  return form;
};

const jsonOf = ({ sends = [], always = {} }: Endpoint, values: Values) =>
  JSON.stringify({ ...always, ...Object.fromEntries(sends.map((name) => [name, values[name]])) });

const encoders = { multipart: formOf, json: jsonOf };

/** Turns one endpoint and its values into a fetch request. */
export function buildRequest(
  endpoint: Endpoint,
  values: Values,
  { base, token, language, page = 1, signal }: Caller & SendOptions,
) {
  const [method = '', template = ''] = endpoint.call.split(' ');
  const headers = new Headers({ Accept: 'application/json' });
  if (language) headers.set('Accept-Language', language);
  if (token && !endpoint.open) headers.set('Authorization', `Bearer ${token}`);
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

type Sender = {
  base: string;
  token: () => string | null;
  language: () => string;
  fetch?: (request: Request) => Promise<Response> | Response;
  /** In milliseconds. */
  timeout?: number;
};

/** Ends what it is given at the caller's own abort or at the time-out, whether or not fetch takes notice. */
async function withDeadline<T>(run: (signal: AbortSignal) => Promise<T>, timeout: number, callers?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const leave = () => controller.abort(callers?.reason);
  const timer = setTimeout(() => controller.abort(new ApiError('timeout')), timeout);
  callers?.addEventListener('abort', leave);
  if (callers?.aborted) leave();
  try {
    return await Promise.race([ended, run(signal)]);
  } finally {
    clearTimeout(timer);
    callers?.removeEventListener('abort', leave);
  }
}

/** Makes the function that makes calls. Without a token it sends nothing but the open ones. */
export function createSend(sender: Sender): Send {
  const { base, language, fetch = (request) => globalThis.fetch(request), timeout = timeoutInMs } = sender;

  const ask = async (request: Request) => {
    try {
      return await fetch(request);
    } catch (cause) {
      throw new ApiError('offline', { cause });
    }
  };

  return async <T>(endpoint: Endpoint, values: Values = {}, { page, signal: callers }: SendOptions = {}) => {
    const token = sender.token();
    if (!endpoint.open && !token) throw new ApiError('noToken');

    const exchange = async (signal: AbortSignal) =>
      readEnvelope<T>(await ask(buildRequest(endpoint, values, { base, token, language: language(), page, signal })));
    return withDeadline(exchange, timeout, callers);
  };
}
