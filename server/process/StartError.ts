/** The server cannot start for a reason that the person who starts it can act on; the message is all they see. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
