import { pino } from 'pino';
import { StartError } from './process/StartError.ts';
import { startServer } from './process/startServer.ts';
import { readSettings } from './settings.ts';

/** Vite puts the build's variables here when it bundles the server; run from its source, the server has none. */
const variables: ImportMetaEnv | undefined = import.meta.env;
const build = variables && { apiBase: variables.VITE_API_BASE, mediaBase: variables.VITE_MEDIA_BASE };

const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
const signals = ['SIGTERM', 'SIGINT'] as const;

/** Until the server listens there is nothing to finish, and an interrupted start leaves nothing half done. */
const exitAtOnce = () => process.exit(0);

function endOnSignal(end: () => Promise<void>) {
  let ending = false;
  for (const signal of signals) {
    process.off(signal, exitAtOnce);
    process.on(signal, async () => {
      // A terminal and npm both pass Ctrl-C on, so the second one says nothing new.
      if (ending) return;
      ending = true;
      log.info({ signal }, 'ending');
      await end();
      log.info('ended');
      process.exit(0);
    });
  }
}

async function run() {
  for (const signal of signals) process.on(signal, exitAtOnce);
  const settings = readSettings(process.env);
  const { url, end } = await startServer(settings, { log, print: console.log, build });
  endOnSignal(end);
  log.info({ url }, 'ready');
  return url;
}

const exitWithReason = (error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else log.fatal({ err: error }, 'The server could not start');
  process.exit(1);
};

/** Where the server listens; by the time this module has loaded, it does. */
export const url = await run().catch(exitWithReason);
