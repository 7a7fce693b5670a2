import { explain, StartError } from '#server/errors.ts';
import { keepFilesPrivate } from '#server/process/dataFolder.ts';

const isParseError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/**
 * Runs an operator's command. Prints the usage if `parseArgs` throws, the message of a StartError, or the cause of another failure
 * that the operator can act on, such as a full disk. All exit with 1.
 */
export async function runCommand(usage: string, run: () => Promise<void>) {
  keepFilesPrivate();
  try {
    await run();
  } catch (error) {
    const known = isParseError(error) ? new StartError(usage) : error;
    const explained = known instanceof StartError ? known : explain('The command failed.', known);
    if (!(explained instanceof StartError)) throw explained;
    console.error(explained.message);
    process.exitCode = 1;
  }
}
