/** The server cannot start for a reason that the operator can act on; the message is all the operator sees. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The database was not reached, or stopped responding: the same request may succeed in a moment. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** A bucket that does not respond, or refuses. It has the code of a failing disk. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly code = 'EIO';
  /** The bucket responds, and trying again will not help. */
  readonly isRefusal: boolean;

  constructor(cause: unknown, status = 500) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`The bucket cannot be used (${reason})`, { cause });
    this.isRefusal = status < 500;
  }
}
