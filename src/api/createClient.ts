import { ApiError } from './ApiError.ts';
import { type Conventions, conventions as ownConventions } from './conventions.ts';
import type { Endpoint } from './Endpoint.ts';
import { type ApiResult, readEnvelope } from './readEnvelope.ts';
import { buildRequest } from './request.ts';
import type { Values } from './values.ts';

export type CallOptions = {
  page?: number;
  /** What the page before has given for this one, where the API counts by cursors. */
  cursor?: unknown;
  signal?: AbortSignal;
  /** It is sent to its end, though the page be left meanwhile; its body is small. */
  keepalive?: boolean;
};

/** Makes one call; values that the endpoint does not send are left out. Rejects with an ApiError, or with the caller's own abort. */
export type ApiCall = <T>(endpoint: Endpoint, values?: Values, options?: CallOptions) => Promise<ApiResult<T>>;

const timeoutInMs = 20_000;
/** A file may take as long as a server waits for one: 5 MB by a slow line. */
const timeoutOfFilesInMs = 90_000;

type ClientOptions = {
  base: string;
  token: () => string | null;
  language: () => string;
  /** Takes the place of the browser's: what no conventions can say of an API, it can change in the request and in the response. */
  fetch?: (request: Request) => Promise<Response> | Response;
  /** How the API behaves; the fixed API's without it. */
  conventions?: Conventions;
  /** In milliseconds. */
  timeout?: number;
};

/**
 * Rejects at the caller's own abort or at the time-out, which can be restarted, whether or not fetch takes notice of the signal. A controller and
 * a timer, because Node 20 may collect a signal of `AbortSignal.any` before it fires, and Safari has it since 17.4 only.
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

/** The file as the browser keeps it, which may be on its disk. `alive` is called for each part that arrives. */
async function readFile(response: Response, alive: () => void): Promise<Blob> {
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      alive();
      controller.enqueue(part);
    },
  });
  try {
    return await new Response(response.body?.pipeThrough(watch), response).blob();
  } catch (cause) {
    throw new ApiError('offline', { cause });
  }
}

/** How long an answer's `Retry-After` asks to wait, which is in seconds or a moment; undefined without a readable one. */
function retryAfterInMs({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')?.trim();
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/** Makes the function that makes calls. Without a token it rejects all but the public ones, and sends nothing. */
export function createClient(options: ClientOptions): ApiCall {
  const { base, language, conventions: apiConventions = ownConventions } = options;
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
    if (!token && !endpoint.public && typeof conventions.session === 'object') throw new ApiError('noToken');

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
    const { timeout = sendsFile ? timeoutOfFilesInMs : timeoutInMs } = options;
    return withTimeout(roundTrip, timeout, callerSignal);
  };
}
