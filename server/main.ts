import { pino } from 'pino';
import { StartError } from './process/StartError.ts';
import { startServer } from './process/startServer.ts';
import { readSettings } from './settings.ts';

/** Vite puts the build's variables here when it bundles the server; run from its source, the server has none. */
const variables: ImportMetaEnv | undefined = import.meta.env;
const build = variables && { apiBase: variables.VITE_API_BASE, mediaBase: variables.VITE_MEDIA_BASE };

const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });
let server: Awaited<ReturnType<typeof startServer>> | undefined;
let isEnding = false;

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, async () => {
    // Until the server listens there is nothing to finish, and an interrupted start leaves nothing half done.
    if (!server) process.exit(0);
    // A terminal and npm both pass Ctrl-C on, so the second one says nothing new.
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'ending');
    await server.end();
    log.info('ended');
    process.exit(0);
  });
}

try {
  server = await startServer(readSettings(process.env), { log, print: console.log, build });
} catch (error) {
  if (error instanceof StartError) console.error(error.message);
  else log.fatal({ err: error }, 'The server could not start');
  process.exit(1);
}

/** Where the server listens; by the time this module has loaded, it does. */
export const { url } = server;
log.info({ url }, 'ready');
