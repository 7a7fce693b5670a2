import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import SonicBoom from 'sonic-boom';
import { second } from '#server/time/durations.ts';

const maxWaitingBytes = 1024 * 1024;
const retryEveryMs = second;
const lastLinesMayTakeMs = 500;

/**
 * The log on standard output. When that takes no lines, on a full disk or because nobody reads them, they wait, then
 * are dropped and counted: the server goes on. pino's own destination retries for ever at the end, with all else stopped.
 */
export function createLog() {
  // A least length of 1 holds no line back, but lets the flush try again what could not be written.
  const output = new SonicBoom({
    fd: process.stdout.fd,
    minLength: 1,
    maxLength: maxWaitingBytes,
    periodicFlush: retryEveryMs,
  });
  const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
  let dropped = 0;

  output.on('error', () => undefined);
  output.on('drop', () => {
    dropped += 1;
  });
  output.on('drain', () => {
    if (dropped === 0) return;
    log.warn({ lines: dropped }, 'lines of the log were lost');
    dropped = 0;
  });

  /** Gives the last lines a moment to be written; nothing may be logged afterwards. */
  const end = async () => {
    const written = once(output, 'close').catch(() => undefined);
    output.end();
    await Promise.race([written, delay(lastLinesMayTakeMs)]);
  };
  return { log, end };
}
