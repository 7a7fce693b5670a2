import type { FieldErrors } from './wire.ts';

/** Why there is no good answer. `refused` carries the server's own words; the screens word the others. */
export type ApiFailure = 'refused' | 'noToken' | 'offline' | 'timeout' | 'notJson' | 'empty' | 'malformed' | 'noData';

const logWording: Record<ApiFailure, string> = {
  refused: 'The server refused the request',
  noToken: 'No authentication token found',
  offline: 'The server could not be reached',
  timeout: 'The server took too long to answer',
  notJson: 'The server answered with a page instead of data',
  empty: 'The server sent an empty answer',
  malformed: 'The server sent an answer that cannot be read',
  noData: 'The server sent an answer without the expected data',
};

type Details = ErrorOptions & {
  /** The server's own words. */
  message?: string;
  status?: number;
  /** True for a 401 without it. */
  sessionIsOver?: boolean;
  errors?: FieldErrors['errors'];
  action?: string;
};

/** The API refused or could not be reached. `message` reads well in a log; screens word it by `failure`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** HTTP status, or 0 when no answer arrived. */
  readonly status: number;
  /** The server's own words for the person at the screen, if it sent any. */
  readonly serverMessage?: string;
  /** Where react-admin looks for errors of single fields. */
  readonly body: Partial<FieldErrors>;
  /** Why a change of password was refused. */
  readonly action?: string;
  /** How long the server asks to wait before the next call, if it said so. */
  retryAfterInMs?: number;
  /** The answer's `X-Request-Id`, by which an operator finds it in the log. */
  requestId?: string;

  /** Only this sends a person back to the login page; every other failure keeps the session. */
  readonly sessionIsOver: boolean;

  constructor(failure: ApiFailure, details: Details = {}) {
    const { message, status = 0, sessionIsOver = status === 401, errors, action, cause } = details;
    super(message || logWording[failure], { cause });
    this.failure = failure;
    this.status = status;
    this.serverMessage = message || undefined;
    this.body = errors ? { errors } : {};
    this.action = action;
    this.sessionIsOver = sessionIsOver;
  }
}

/** The id to tell an operator: none where no answer gave one, nor where it is for the person at the screen to put it right. */
export function reportedId(error: unknown) {
  if (!(error instanceof ApiError) || error.sessionIsOver || error.status === 422) return undefined;
  return error.requestId;
}
