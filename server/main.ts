import { outageOf, StartError } from './errors.ts';
import { createLog } from './process/createLog.ts';
import { keepFilesPrivate } from './process/dataFolder.ts';
import { readSettings } from './settings.ts';
import { startServer } from './start/startServer.ts';

/** Vite sets the variables of the build in the bundle. A server that runs from its source has none. */
const build: ImportMetaEnv | undefined = import.meta.env;

keepFilesPrivate();

const killAfterMs = 9_500;

const { log, end: endLog } = createLog();
let server: Awaited<ReturnType<typeof startServer>> | undefined;
let isEnding = false;

const exit = async (code: number) => {
  await endLog();
  process.exit(code);
};

process.on('uncaughtException', (err) => {
  log.fatal({ err }, 'The server ends: nothing has caught this error');
  exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, async () => {
    // An interrupted start leaves nothing half done.
    if (!server) process.exit(0);
    // A terminal and npm both forward Ctrl-C, so ignore the second one.
    if (isEnding) return;
    isEnding = true;
    // The last resort: process.exit would wait for a thread that is stuck in a write.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), killAfterMs);
    const ended = server.end();
    // From here on new connections are refused.
    log.info({ signal }, 'ending');
    await ended;
    log.info('ended');
    exit(0);
  });
}

try {
  server = await startServer(readSettings(process.env), log, build);
} catch (error) {
  if (error instanceof StartError) console.error(error.message);
  else if (outageOf(error)) console.error(`The server cannot start: ${(error as Error).message}`);
  else log.fatal({ err: error }, 'The server could not start');
  await exit(1);
  throw error;
}

/** The server's address. */
export const { url } = server;
log.info({ url }, 'ready');
