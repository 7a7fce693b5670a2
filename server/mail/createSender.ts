import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import { second } from '#server/time/durations.ts';
import { classifyFailure } from './judgeFailure.ts';
import type { Mail } from './Mail.ts';
import { discard, leaseMails, lost, markFailed, markSent, nextDue, type QueuedMail, retryLater } from './outbox.ts';
import { connections, type MailTransport } from './transport.ts';

/** So often a process looks for what others have queued. */
const lookInMs = 15 * second;
const shortestRestInMs = second;

/** How long nothing is sent after the mail server could not be reached, or did not take mail from us at all. */
const usualPauseInMs = 30 * second;

/** How an attempt to send a mail ended. */
export type AttemptResult = 'sent' | ReturnType<typeof classifyFailure>['kind'];

type SenderDeps = {
  db: Database;
  log: Logger;
  now: () => number;
  transport: MailTransport;
  /** What a mail says; undefined when there is nothing to say any more. */
  compose: (mail: QueuedMail) => Promise<Mail | undefined>;
  /** Puts into the outbox what is to go out next. */
  queueMore: () => Promise<unknown>;
  perMinute: number;
  pauseInMs?: number;
  onAttempt?: (result: AttemptResult) => void;
};

/** A rest that `cut` ends early; a `cut` that comes before it makes the next rest none. */
function createRest() {
  let isCut = false;
  let cut = () => {
    isCut = true;
  };
  const keep = cut;
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        cut = keep;
        isCut = false;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      cut = end;
      if (isCut) end();
    });
  return { rest, cut: () => cut() };
}

/** Sends what the outbox holds until it is ended; `wake` says that there is something new. */
export function createSender({ db, log, now, pauseInMs = usualPauseInMs, ...deps }: SenderDeps) {
  const { transport, compose, queueMore, perMinute, onAttempt } = deps;
  const { rest, cut } = createRest();
  let isEnding = false;
  let notBefore = 0;
  let isReachable = true;

  const report = (result: AttemptResult) => {
    isReachable = result !== 'unreachable';
    onAttempt?.(result);
  };

  const fail = async (mail: QueuedMail, error: unknown) => {
    const { kind, codes: words, mayHaveArrived } = classifyFailure(error);
    log.warn({ mail: mail.id, attempts: mail.attempts, kind, failure: words }, 'A mail was not taken');
    report(kind);
    if (kind === 'unreachable') notBefore = performance.now() + pauseInMs;
    if (mayHaveArrived && mail.letter_id !== null) return markFailed(db, mail, lost);
    return kind === 'refused' ? markFailed(db, mail, words) : retryLater(db, mail, words, now());
  };

  const deliver = async (mail: QueuedMail) => {
    const composed = await compose(mail);
    if (!composed) return discard(db, mail);
    try {
      await transport.send(composed);
    } catch (error) {
      return fail(mail, error);
    }
    report('sent');
    return markSent(db, mail);
  };

  /** How long there is nothing to do. */
  const sendDue = async () => {
    const pause = notBefore - performance.now();
    if (pause > 0) return pause;
    await queueMore();
    const leased = await leaseMails(db, { now: now(), max: connections, perMinute });
    for (const outcome of await Promise.allSettled(leased.map(deliver)))
      if (outcome.status === 'rejected') throw outcome.reason;
    if (leased.length > 0) return 0;
    const due = (await nextDue(db)) ?? Number.POSITIVE_INFINITY;
    return Math.max(shortestRestInMs, Math.min(due - now(), lookInMs));
  };

  const run = async () => {
    while (!isEnding) {
      const pause = await sendDue().catch((err) => {
        log.error({ err }, 'The outbox cannot be read');
        return lookInMs;
      });
      if (pause > 0 && !isEnding) await rest(pause);
    }
  };

  const running = run();
  return {
    wake: cut,
    /** False after an attempt that failed because of the mail server or the settings. */
    isReachable: () => isReachable,
    /** Resolves when what is on its way has been taken, or not, and is written down. */
    end: async () => {
      isEnding = true;
      cut();
      await running;
      transport.close();
    },
  };
}
