import { ApiError } from './ApiError.ts';
import type { Endpoint } from './Endpoint.ts';
import { type ApiResult, readEnvelope } from './readEnvelope.ts';
import { buildRequest } from './request.ts';
import { retryAfterInMs } from './retryAfter.ts';
import type { Values } from './values.ts';

export type CallOptions = { page?: number; signal?: AbortSignal };

/** Makes one call; values that the endpoint does not send are left out. Rejects with an ApiError, or with the caller's own abort. */
export type ApiCall = <T>(endpoint: Endpoint, values?: Values, options?: CallOptions) => Promise<ApiResult<T>>;

const timeoutInMs = 20_000;

type ClientOptions = {
  base: string;
  token: () => string | null;
  language: () => string;
  fetch?: (request: Request) => Promise<Response> | Response;
  /** In milliseconds. */
  timeout?: number;
};

/**
 * Rejects at the caller's own abort or at the time-out, whether or not fetch takes notice of the signal. A controller and
 * a timer, because Node 20 may collect a signal of `AbortSignal.any` before it fires, and Safari has it since 17.4 only.
 */
async function withTimeout<T>(run: (signal: AbortSignal) => Promise<T>, timeout: number, callerSignal?: AbortSignal) {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const timer = setTimeout(() => controller.abort(new ApiError('timeout')), timeout);
  const abort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', abort);
  if (callerSignal?.aborted) abort();
  try {
    return await Promise.race([aborted, run(signal)]);
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  }
}

/** Makes the function that makes calls. Without a token it rejects all but the public ones, and sends nothing. */
export function createClient(options: ClientOptions): ApiCall {
  const { base, language, fetch = (request) => globalThis.fetch(request), timeout = timeoutInMs } = options;

  const fetchOrOffline = async (request: Request) => {
    try {
      return await fetch(request);
    } catch (cause) {
      throw new ApiError('offline', { cause });
    }
  };

  return async <T>(endpoint: Endpoint, values: Values = {}, { page, signal: callerSignal }: CallOptions = {}) => {
    const token = options.token();
    if (!endpoint.public && !token) throw new ApiError('noToken');

    const roundTrip = async (signal: AbortSignal) => {
      const context = { base, token, language: language(), page, signal };
      const response = await fetchOrOffline(buildRequest(endpoint, values, context));
      return readEnvelope<T>(response).catch((error: ApiError) => {
        error.retryAfterInMs = retryAfterInMs(response);
        throw error;
      });
    };
    return withTimeout(roundTrip, timeout, callerSignal);
  };
}
