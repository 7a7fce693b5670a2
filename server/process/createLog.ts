import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import SonicBoom from 'sonic-boom';
import { second } from '#server/time/time.ts';

const maxWaitingBytes = 1024 * 1024;
const retryEveryMs = second;
const endTimeoutMs = 500;

/**
 * The log on standard output. While the output is blocked, by a full disk or a stopped reader, lines wait, then are dropped
 * and counted, and the server continues. At its end, pino's own destination would block the process and retry for ever.
 */
export function createLog() {
  // A minimum length of 1 delays no line, and lets the periodic flush retry.
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

  /** Waits shortly for the last lines. Log nothing afterwards. */
  const end = async () => {
    const written = once(output, 'close').catch(() => undefined);
    output.end();
    await Promise.race([written, delay(endTimeoutMs)]);
  };
  return { log, end };
}
