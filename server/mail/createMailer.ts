import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import { createJob } from '#server/process/createJob.ts';
import { second } from '#server/time/time.ts';
import { queueLetters } from './changeLetter.ts';
import { composeMail } from './composeMail.ts';
import * as outbox from './outbox.ts';
import { classifyFailure, connections, type MailSettings, smtpTransport } from './transport.ts';

/** How often the outbox is checked for mails of other processes. */
const pollInMs = 15 * second;
const minPauseInMs = second;
const defaultUnreachablePauseInMs = 30 * second;

/** How long an end waits for the mail server, before it interrupts the mails that are being sent. */
const defaultEndInMs = 7 * second;

/** How an attempt to send a mail ended. */
type AttemptResult = 'sent' | ReturnType<typeof classifyFailure>['kind'];

type Options = {
  db: Database;
  log: Logger;
  settings: MailSettings;
  now?: () => number;
  timeouts?: Parameters<typeof smtpTransport>[1];
  /** The pause after the mail server was unreachable. */
  pauseInMs?: number;
  endInMs?: number;
  onAttempt?: (result: AttemptResult) => void;
};

/** Sends the mails of the outbox until it is stopped. `wake` reports new mails. */
export function createMailer({ db, log, settings, now = Date.now, timeouts, onAttempt, ...options }: Options) {
  const { pauseInMs = defaultUnreachablePauseInMs, endInMs = defaultEndInMs } = options;
  const transport = smtpTransport(settings, timeouts);
  const compose = composeMail({ db, now, settings });
  const sending = new Map<number, Promise<void>>();
  let notBefore = 0;
  let isReachable = true;

  const report = (result: AttemptResult) => {
    isReachable = result !== 'unreachable';
    onAttempt?.(result);
  };

  const fail = async (mail: outbox.QueuedMail, error: unknown) => {
    const { kind, codes, mayHaveArrived } = classifyFailure(error);
    log.warn({ mail: mail.id, attempts: mail.attempts, kind, failure: codes }, 'A mail was not taken');
    report(kind);
    if (kind === 'unreachable') notBefore = performance.now() + pauseInMs;
    if (mayHaveArrived) return outbox.markFailed(db, mail, outbox.unconfirmedDelivery);
    return kind === 'refused' ? outbox.markFailed(db, mail, codes) : outbox.retryLater(db, mail, codes, now());
  };

  const deliver = async (queued: outbox.QueuedMail) => {
    const mail = await compose(queued);
    if (!mail) return outbox.discard(db, queued);
    try {
      await transport.send(mail);
    } catch (error) {
      return fail(queued, error);
    }
    report('sent');
    return db.transaction().execute((transaction) => outbox.markSent(transaction, queued));
  };

  const logFailure = (err: unknown) => log.error({ err }, 'The outbox cannot be read');

  /** Sends a mail while others are sent. The mail server may take minutes for one. */
  const startToDeliver = (queued: outbox.QueuedMail) => {
    const delivery = deliver(queued)
      .then(() => undefined, logFailure)
      .finally(() => {
        sending.delete(queued.id);
        void job.run();
      });
    sending.set(queued.id, delivery);
  };

  /** Begins to send the mails that are due, and returns how long to wait before the next call. */
  const sendDue = async () => {
    const pause = notBefore - performance.now();
    if (pause > 0) return pause;
    await queueLetters(db, now());
    // Each connection is busy with a mail: the end of one continues.
    if (sending.size >= connections) return pollInMs;
    const max = connections - sending.size;
    const limits = { now: now(), max, perMinute: settings.perMinute, sending: [...sending.keys()] };
    const mails = await outbox.leaseMails(db, limits);
    for (const mail of mails) startToDeliver(mail);
    if (mails.length > 0) return 0;
    const due = (await outbox.nextDue(db)) ?? Number.POSITIVE_INFINITY;
    return Math.max(minPauseInMs, Math.min(due - now(), pollInMs));
  };

  const job = createJob(() =>
    sendDue().catch((err) => {
      logFailure(err);
      return pollInMs;
    }),
  );
  job.run();
  return {
    settings,
    wake: () => void job.run(),
    /** False after an attempt that failed because of the mail server or the settings. */
    isReachable: () => isReachable,
    /** Resolves once the results of all attempts are stored. Interrupts mails for which the mail server takes too long. */
    end: async () => {
      await job.end();
      const interrupt = setTimeout(transport.stop, endInMs);
      await Promise.all(sending.values());
      clearTimeout(interrupt);
      transport.close();
    },
  };
}
