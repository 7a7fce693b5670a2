/** A bucket that does not answer, or refuses. Its code is that of a disk that fails. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly code = 'EIO';
  /** It answers, and trying again will not help. */
  readonly isRefusal: boolean;

  constructor(cause: unknown, status = 500) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`The bucket cannot be used (${reason})`, { cause });
    this.isRefusal = status < 500;
  }
}
