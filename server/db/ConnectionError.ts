/** The database was not reached, or stopped answering: what was asked for may work in a moment. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}
