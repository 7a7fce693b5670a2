import { ConnectionError } from '#server/errors.ts';

/** What does not work: `unavailable` may pass by itself, `full` lasts until a person makes room. */
export type Outage = 'unavailable' | 'full';

/** How the codes begin that Node, SQLite and Postgres (by number) give their errors. */
const codes: Record<Outage, readonly string[]> = {
  full: ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100'],
  unavailable: [
    ...['EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM'],
    ...['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_IOERR'],
    // Connection, resources, read-only, idle in a transaction, cancelled or shut down, locked, deadlock, input and output.
    ...['08', '53', '25006', '25P03', '57', '55P03', '40', '58'],
  ],
};

/** Why something that is neither the request's fault nor ours did not work, or undefined for an error that is ours. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof ConnectionError) return 'unavailable';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isOne = (outage: Outage) => codes[outage].some((prefix) => code.startsWith(prefix));
  return isOne('full') ? 'full' : isOne('unavailable') ? 'unavailable' : undefined;
}
