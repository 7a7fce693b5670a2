import type { FieldErrors } from './wire.ts';

/** Why there is no good answer. `refused` carries the server's own words; the screens word the others. */
export type ApiFailure = 'refused' | 'noToken' | 'offline' | 'timeout' | 'notJson' | 'empty' | 'malformed' | 'noData';

/** The API refused or could not be reached. `message` is written for the person at the screen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: ApiFailure;
  /** HTTP status, or 0 when no answer arrived. */
  readonly status: number;
  /** Where react-admin looks for errors of single fields. */
  readonly body: Partial<FieldErrors>;
  /** Why a change of password was refused. */
  readonly action?: string;

  constructor(
    message: string,
    failure: ApiFailure,
    details: { status?: number; errors?: FieldErrors['errors']; action?: string } & ErrorOptions = {},
  ) {
    super(message, details);
    this.failure = failure;
    this.status = details.status ?? 0;
    this.body = details.errors ? { errors: details.errors } : {};
    this.action = details.action;
  }

  /** Only this sends a person back to the login page; every other failure keeps the session. */
  get sessionIsOver() {
    return this.status === 401;
  }
}
