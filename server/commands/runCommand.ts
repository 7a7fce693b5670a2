import { StartError } from '#server/errors.ts';
import { keepFilesPrivate } from '#server/process/dataFolder.ts';

const isParseError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** Runs an operator's command. Prints the usage if `parseArgs` throws, or the message of a StartError; both exit with 1. */
export async function runCommand(usage: string, run: () => Promise<void>) {
  keepFilesPrivate();
  try {
    await run();
  } catch (error) {
    const message = isParseError(error) ? usage : error instanceof StartError && error.message;
    if (!message) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}
