import { ApiError } from './ApiError.ts';
import { type Conventions, conventions as defaultConventions } from './conventions.ts';
import type { Endpoint } from './Endpoint.ts';
import { type ApiResult, orOffline, readEnvelope } from './readEnvelope.ts';
import { buildRequest, type CallOptions } from './request.ts';
import { hasFile, type Values } from './values.ts';

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
  /** The default is the conventions of the fixed API. */
  conventions?: Conventions;
  /** In milliseconds. */
  timeout?: number;
};

/**
 * Rejects when the caller aborts or the timeout ends, even if `run` ignores its signal. `run` can stop the timeout. Not
 * `AbortSignal.any`, which Safari lacks before 17.4.
 */
async function withTimeout<T>(
  run: (signal: AbortSignal, stopTimer: () => void) => Promise<T>,
  timeout: number,
  callerSignal?: AbortSignal,
) {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const timer = setTimeout(() => controller.abort(new ApiError('timeout')), timeout);
  const stopTimer = () => clearTimeout(timer);
  const abort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', abort);
  if (callerSignal?.aborted) abort();
  try {
    return await Promise.race([aborted, run(signal, stopTimer)]);
  } finally {
    stopTimer();
    callerSignal?.removeEventListener('abort', abort);
  }
}

/** Creates the function that calls an API. If a header carries the session, calls without a token reject, except public ones. */
export function createClient(options: ClientOptions): ApiCall {
  const { base, language, conventions: apiConventions = defaultConventions } = options;
  const { fetch = (request) => globalThis.fetch(request) } = options;

  return async <T>(endpoint: Endpoint, values: Values = {}, { signal: callerSignal, ...page }: CallOptions = {}) => {
    const token = options.token();
    const conventions = { ...apiConventions, ...endpoint.conventions };
    if (!token && !endpoint.public && conventions.session) throw new ApiError('noToken');

    const roundTrip = async (signal: AbortSignal, stopTimer: () => void) => {
      const context = { base, token, language: language(), ...page, signal, conventions };
      const request = buildRequest(endpoint, values, context);
      const response = await orOffline(() => fetch(request));
      const hasFile = endpoint.file && response.ok && response.headers.get('Content-Type') === endpoint.file;
      if (hasFile) {
        stopTimer(); // a file may take long on a slow line
        return { data: (await orOffline(() => response.blob())) as T, message: '' };
      }
      const result = await readEnvelope<T>(response, conventions, endpoint.from);
      if (endpoint.file) throw new ApiError('noData', response);
      return result;
    };
    const { timeout = Object.values(values).some(hasFile) ? uploadTimeoutInMs : timeoutInMs } = options;
    return withTimeout(roundTrip, timeout, callerSignal);
  };
}
