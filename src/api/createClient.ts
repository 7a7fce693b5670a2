import { ApiError } from './ApiError.ts';
import { type Conventions, conventions as defaultConventions } from './conventions.ts';
import type { Endpoint } from './Endpoint.ts';
import { type ApiResult, readEnvelope } from './readEnvelope.ts';
import { buildRequest } from './request.ts';
import type { Values } from './values.ts';

export type CallOptions = {
  page?: number;
  /** The cursor that the previous page returned, where the API pages by cursors. */
  cursor?: unknown;
  signal?: AbortSignal;
  /** As for `fetch`: the request survives leaving the page. Its body must be under 64 kB. */
  keepalive?: boolean;
};

/** Makes a call. Values that the endpoint does not send are ignored. Rejects with an ApiError, or with the reason of the caller's abort. */
export type ApiCall = <T>(endpoint: Endpoint, values?: Values, options?: CallOptions) => Promise<ApiResult<T>>;

const timeoutInMs = 20_000;
/** For an upload of 5 MB over a slow line; the server waits as long. */
const uploadTimeoutInMs = 90_000;

type ClientOptions = {
  base: string;
  token: () => string | null;
  language: () => string;
  /** Replaces the browser's `fetch`. It can adapt requests and responses of an API that the conventions do not cover. */
  fetch?: (request: Request) => Promise<Response> | Response;
  /** The fixed API's by default. */
  conventions?: Conventions;
  /** In milliseconds. */
  timeout?: number;
};

/**
 * Rejects when the caller aborts or the timeout ends, even if `run` ignores its signal. `run` can restart the timeout. Not
 * `AbortSignal.any`: Node 20 may collect its signal before it fires, and Safari lacks it before 17.4.
 */
async function withTimeout<T>(
  run: (signal: AbortSignal, restart: () => void) => Promise<T>,
  timeout: number,
  callerSignal?: AbortSignal,
) {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const start = () => setTimeout(() => controller.abort(new ApiError('timeout')), timeout);
  let timer = start();
  const restart = () => {
    clearTimeout(timer);
    timer = start();
  };
  const abort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', abort);
  if (callerSignal?.aborted) abort();
  try {
    return await Promise.race([aborted, run(signal, restart)]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  }
}

/** Reads a file as a Blob, which the browser may keep on its disk. */
async function readFile(response: Response, onChunk: () => void): Promise<Blob> {
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      onChunk();
      controller.enqueue(chunk);
    },
  });
  try {
    return await new Response(response.body?.pipeThrough(watched), response).blob();
  } catch (cause) {
    throw new ApiError('offline', { cause });
  }
}

/** The wait that `Retry-After` asks for, in seconds or as a date there. Undefined without a valid one. */
function retryAfterInMs({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')?.trim();
  if (!text) return undefined;
  const delay = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}

/** Creates the function that calls an API. Where sessions travel in a header, calls without a token reject, public ones aside. */
export function createClient(options: ClientOptions): ApiCall {
  const { base, language, conventions: apiConventions = defaultConventions } = options;
  const { fetch = (request) => globalThis.fetch(request) } = options;

  const fetchOrOffline = async (request: Request) => {
    try {
      return await fetch(request);
    } catch (cause) {
      throw new ApiError('offline', { cause });
    }
  };

  return async <T>(endpoint: Endpoint, values: Values = {}, { signal: callerSignal, ...page }: CallOptions = {}) => {
    const token = options.token();
    const conventions = { ...apiConventions, ...endpoint.conventions };
    if (!token && !endpoint.public && conventions.session) throw new ApiError('noToken');

    const roundTrip = async (signal: AbortSignal, restart: () => void) => {
      const context = { base, token, language: language(), ...page, signal, conventions };
      const response = await fetchOrOffline(buildRequest(endpoint, values, context));
      const hasFile = endpoint.file && response.ok && response.headers.get('Content-Type') === endpoint.file;
      if (hasFile) return { data: (await readFile(response, restart)) as T, message: '' };
      try {
        const result = await readEnvelope<T>(response, conventions, endpoint.from);
        if (endpoint.file) throw new ApiError('noData');
        return result;
      } catch (error) {
        if (error instanceof ApiError) {
          error.retryAfterInMs = retryAfterInMs(response);
          error.requestId = response.headers.get('X-Request-Id') ?? undefined;
        }
        throw error;
      }
    };
    const sendsFile = Object.values(values)
      .flat()
      .some((value) => value instanceof Blob);
    const { timeout = sendsFile ? uploadTimeoutInMs : timeoutInMs } = options;
    return withTimeout(roundTrip, timeout, callerSignal);
  };
}
