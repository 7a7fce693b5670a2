import { StartError } from '#server/errors.ts';
import { reasonOf } from '#server/process/cannotBeOpened.ts';

/** True for what the operator can act on, such as a full disk. Node's own codes tell of faults of the program. */
const isOfTheSystem = (error: unknown) =>
  error instanceof StartError || (error instanceof Error && 'code' in error && !String(error.code).startsWith('ERR_'));

/** The error with what it means for the operator; a fault of the program stays as it is, with its stack. */
export const failed = (meaning: string, error: unknown) =>
  isOfTheSystem(error) ? new StartError(`${meaning}\n${reasonOf(error)}`, { cause: error }) : error;

/** Tells why the database of a backup is of no use. */
export const unusable = (cause: unknown) =>
  new StartError(`The database in the backup cannot be used (${reasonOf(cause)}).`, { cause });
