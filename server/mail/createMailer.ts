import type { Logger } from 'pino';
import type { Database } from '#server/db/Database.ts';
import { composeMail } from './composeMail.ts';
import { purgeUnconfirmed } from './consent.ts';
import { createSender } from './createSender.ts';
import type { MailSettings } from './Mail.ts';
import { queueLetters } from './queueLetters.ts';
import { type Patience, smtpTransport } from './transport.ts';

const purgeEveryMs = 60 * 60_000;

type Options = {
  db: Database;
  log: Logger;
  settings: MailSettings;
  /** Told when unconfirmed addresses were deleted. */
  onPurge?: () => void;
  now?: () => number;
  patience?: Patience;
  /** How long nothing is sent after the mail server could not be reached. */
  pauseInMs?: number;
};

/** Sends what is queued, until its end; `wake` says that there is something new. */
export function createMailer({ db, log, settings, onPurge, now = Date.now, patience, pauseInMs }: Options) {
  const { wake, end } = createSender({
    db,
    log,
    now,
    transport: smtpTransport(settings, patience),
    compose: composeMail({ db, now, settings }),
    queueMore: () => queueLetters(db, now()),
    perMinute: settings.perMinute,
    pauseInMs,
  });

  const purge = () =>
    purgeUnconfirmed(db, now())
      .then((purged) => purged > 0 && onPurge?.())
      .catch((err) => log.error({ err }, 'Addresses that nobody has confirmed are still there'));
  const purging = setInterval(purge, purgeEveryMs);
  const purged = purge();

  return {
    wake,
    settings,
    end: async () => {
      clearInterval(purging);
      await Promise.all([purged, end()]);
    },
  };
}
