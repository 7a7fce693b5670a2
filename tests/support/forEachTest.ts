import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type AppOptions, providerOf, type StartedApp, startApp } from './startApp.ts';
import { type MailOptions, startMail } from './startMail.ts';

/** A server that a hook starts. A file may take the provider out of it before that. */
function startLater<Started extends StartedApp>() {
  const server = {
    provider: providerOf((endpoint, values, options) => server.send(endpoint, values, options)),
  } as Started;
  return server;
}

function forEachTest<Options, Started extends StartedApp>(
  start: (options: Options) => Promise<Started>,
  options: Options,
) {
  const server = startLater<Started>();
  const startWith = async (more?: Options) => void Object.assign(server, await start({ ...options, ...more }));
  beforeEach(() => startWith());
  afterEach(() => server.close());
  return Object.assign(server, {
    /** Closes the server, and starts another one with more options. */
    restartWith: async (more: Options) => {
      await server.close();
      await startWith(more);
    },
  });
}

/** A new app for each test of a file. */
export const appForEachTest = (options: AppOptions = {}) => forEachTest(startApp, options);

/** A new app with its mail for each test of a file. */
export const mailForEachTest = (options: MailOptions = {}) => forEachTest(startMail, options);

/** One app for all tests of a file. */
export function appForAllTests(options: AppOptions = {}) {
  const server = startLater<StartedApp>();
  beforeAll(async () => void Object.assign(server, await startApp(options)));
  afterAll(() => server.close());
  return server;
}

/** A log whose lines a test reads. Each test begins with none. */
export function logForEachTest(level = 'info') {
  const lines: string[] = [];
  beforeEach(() => void lines.splice(0));
  const log = pino({ base: null, level }, { write: (line: string) => void lines.push(line) });
  return { log, lines, entries: () => lines.map((line) => JSON.parse(line)) };
}
