import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import { composeMail } from './composeMail.ts';
import { type AttemptResult, createSender } from './createSender.ts';
import type { MailSettings } from './Mail.ts';
import { queueLetters } from './queueLetters.ts';
import { type SmtpTimeouts, smtpTransport } from './transport.ts';

type Options = {
  db: Database;
  log: Logger;
  settings: MailSettings;
  now?: () => number;
  patience?: SmtpTimeouts;
  /** How long nothing is sent after the mail server could not be reached. */
  pauseInMs?: number;
  onAttempt?: (result: AttemptResult) => void;
};

/** Sends what is queued, until its end; `wake` says that there is something new. */
export function createMailer({ db, log, settings, now = Date.now, patience, ...rest }: Options) {
  const sender = createSender({
    db,
    log,
    now,
    transport: smtpTransport(settings, patience),
    compose: composeMail({ db, now, settings }),
    queueMore: () => queueLetters(db, now()),
    perMinute: settings.perMinute,
    ...rest,
  });

  return { ...sender, settings };
}
