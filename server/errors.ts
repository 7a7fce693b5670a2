/** The server cannot start for a reason that the operator can act on; the message is all the operator sees. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The database was not reached, or stopped responding. A retry may succeed. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** The bucket does not respond, or refuses. The code is that of a failing disk. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly code = 'EIO';
  /** The bucket responded, so a retry does not help. */
  readonly isRefusal: boolean;

  constructor(cause: unknown, status = 500) {
    super(`The bucket cannot be used (${reasonOf(cause)})`, { cause });
    this.isRefusal = status < 500;
  }
}

/** The sentence of a StartError, else of the innermost cause: the driver's error says more than ours. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  return error.cause ? reasonOf(error.cause) : error.message || error.name;
};

/** True for errors that the operator can act on, such as a full disk. Node's own codes (ERR_) are bugs. */
const isOperational = (error: unknown) =>
  error instanceof StartError ||
  error instanceof ConnectionError ||
  (error instanceof Error && 'code' in error && !String(error.code).startsWith('ERR_'));

/** Adds a sentence to an error that the operator can act on. A bug stays as it is, with its stack. */
export const explain = (sentence: string, error: unknown) =>
  isOperational(error) ? new StartError(`${sentence}\n${reasonOf(error)}`, { cause: error }) : error;

/** `unavailable` may pass; `full` lasts until a person frees disk space. */
export type Outage = 'unavailable' | 'full';

/** Prefixes of the error codes of Node, SQLite and Postgres (numbers). */
const outageCodes: Record<Outage, readonly string[]> = {
  full: ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'],
  unavailable: [
    ...['EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM'],
    ...['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_IOERR'],
    // The other row was deleted meanwhile: the repeated call finds that out.
    '23503',
    // Connection, resources, read-only, idle in a transaction, cancelled or shut down, locked, deadlock, input and output.
    ...['08', '53', '25006', '25P03', '57', '55P03', '40', '58'],
  ],
};

/** The outage behind an error, or undefined for a bug. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof ConnectionError) return 'unavailable';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOne = (outage: Outage) => outageCodes[outage].some((prefix) => code.startsWith(prefix));
  return isOne('full') ? 'full' : isOne('unavailable') ? 'unavailable' : undefined;
}
