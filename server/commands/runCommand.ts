import { StartError } from '#server/process/StartError.ts';

/** Runs an operator's command: what they can act on is told in plain words, and the exit code says how it went. */
export async function runCommand(command: () => Promise<void>) {
  // Backups and what SQLite writes beside its file hold personal data.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
