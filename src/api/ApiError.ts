import type { FieldErrors } from './wire.ts';

/** Why a call failed, with a text for logs. `refused` has the server's message; screens have a text for each of the others. */
const logMessages = {
  refused: 'The server refused the request',
  noToken: 'No authentication token found',
  offline: 'The server could not be reached',
  timeout: 'The server took too long to respond',
  notJson: 'The server sent a page instead of data',
  empty: 'The server sent an empty response',
  malformed: 'The server sent a response that cannot be read',
  noData: 'The server sent a response without the expected data',
  address: 'A value in the path of the call is blank or made of dots',
};

export type ApiFailure = keyof typeof logMessages;

type Details = ErrorOptions & {
  /** The server's message. */
  message?: string;
  /** The text for logs; by default that of the failure. */
  log?: string;
  status?: number;
  /** Those of the response. */
  headers?: Headers;
  /** By default, whether `status` is 401. */
  sessionIsOver?: boolean;
  errors?: FieldErrors['errors'];
  action?: string;
};

/** A failed call. `message` is for logs; screens choose their text by `failure`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** The server's message for the user. */
  readonly serverMessage?: string;
  /** Where react-admin looks for errors of single fields. */
  readonly body: Partial<FieldErrors>;
  /** Why a change of password was refused. */
  readonly action?: string;
  /** The seconds in the header `Retry-After`, unless it is a date. */
  readonly retryAfterInMs?: number;
  /** The header `X-Request-Id`, by which an operator finds the request in the log. */
  readonly requestId?: string;
  /** Only this leads to the login page; any other failure keeps the session. */
  readonly sessionIsOver: boolean;

  constructor(failure: ApiFailure, details: Details = {}) {
    const { message, log, status = 0, headers, sessionIsOver = status === 401, errors, action, cause } = details;
    const retryAfterInSeconds = Number.parseInt(headers?.get('Retry-After') ?? '', 10);
    super(message || log || logMessages[failure], { cause });
    this.failure = failure;
    this.status = status;
    this.serverMessage = message || undefined;
    this.body = errors ? { errors } : {};
    this.action = action;
    this.retryAfterInMs = Number.isNaN(retryAfterInSeconds) ? undefined : retryAfterInSeconds * 1000;
    this.requestId = headers?.get('X-Request-Id') ?? undefined;
    this.sessionIsOver = sessionIsOver;
  }

  /** The server asks the caller to wait before the next call. It changed nothing. */
  get isTooMany() {
    return this.status === 429;
  }

  /** The same call may succeed later, because the server did not judge its values. */
  get isTransient() {
    if (this.failure === 'refused') return this.isTooMany || this.status >= 500;
    return !['noToken', 'address'].includes(this.failure);
  }
}

/** The request id to show for an operator. Undefined for failures that users mend themselves: a sign-in or a wrong value. */
export function reportedId(error: unknown) {
  if (!(error instanceof ApiError) || error.sessionIsOver || error.status === 422) return undefined;
  return error.requestId;
}
