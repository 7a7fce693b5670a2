import { StartError } from '#server/errors.ts';
import { keepFilesPrivate } from '#server/process/dataFolder.ts';

type Command<Arguments> = {
  usage: string;
  /** Nothing where they are none that the command takes; what `parseArgs` throws says the same. */
  readArguments: () => Arguments | undefined;
  run: (given: Arguments) => Promise<void>;
};

const isParseError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

function given<Arguments>({ usage, readArguments }: Command<Arguments>) {
  try {
    const read = readArguments();
    if (read) return read;
  } catch (error) {
    if (!isParseError(error)) throw error;
  }
  throw new StartError(usage);
}

/**
 * Runs an operator's command: arguments that it does not take are answered by its usage, what they can act on is told in
 * plain words, and the exit code says how it went.
 */
export async function runCommand<Arguments>(command: Command<Arguments>) {
  keepFilesPrivate();
  try {
    await command.run(given(command));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
