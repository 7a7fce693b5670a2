import { StartError } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';

/** A StartError's own sentence, else that of the driver: it says more than that the database was not reached. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartError) return error.message;
  return error.cause ? reasonOf(error.cause) : error.message || error.name;
};

/** Tells the operator which database cannot be opened, and why. A StartError says so already. */
export function cannotBeOpened(
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
  cause: unknown,
) {
  if (cause instanceof StartError) return cause;
  const place = databaseUrl ? 'The database at DATABASE_URL' : `The database in ${dataFolder}`;
  return new StartError(`${place} cannot be opened (${reasonOf(cause)}).`, { cause });
}
