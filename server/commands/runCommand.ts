import { StartError } from '#server/errors.ts';
import { keepFilesPrivate } from '#server/process/dataFolder.ts';

type Command<Arguments> = {
  usage: string;
  /** Returns undefined, or lets `parseArgs` throw, for wrong arguments. */
  readArguments: () => Arguments | undefined;
  run: (values: Arguments) => Promise<void>;
};

const isParseError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

function requireArguments<Arguments>({ usage, readArguments }: Command<Arguments>) {
  try {
    const values = readArguments();
    if (values) return values;
  } catch (error) {
    if (!isParseError(error)) throw error;
  }
  throw new StartError(usage);
}

/** Runs an operator's command. Prints the usage for wrong arguments, and the message of a StartError; both exit with 1. */
export async function runCommand<Arguments>(command: Command<Arguments>) {
  keepFilesPrivate();
  try {
    await command.run(requireArguments(command));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
