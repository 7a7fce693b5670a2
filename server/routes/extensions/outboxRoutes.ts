import { retryMail } from '#server/mail/changeLetter.ts';
import { readMail, readMails } from '#server/mail/readOutbox.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { filter, optionalRowId } from '#server/validation/validators.ts';

const query = { letters: optionalRowId, sent: filter, state: filter, q: filter, cursor: optionalRowId };

/** The mails of the outbox: letters, confirmations and replies. */
export const outboxRoutes = (deps: AppDeps) =>
  new Routes(deps, 'outbox')
    .read(
      'GET /list',
      {
        summary: 'List the mails of a letter, or those that failed',
        description: 'Newest first. Without `letters`, the mails that failed, or with `sent` those that were sent.',
        query,
        data: 'OutboxPage',
      },
      (db, { c, ...given }) => readMails(db, { ...given, t: c.var.t }),
    )
    .read('GET /detail/:id', { summary: 'One mail', data: 'OutboxMail' }, (db, { id, c }) => readMail(db, id, c.var.t))
    .change('POST /retry/:id', 'retry', {
      summary: 'Send a failed mail again',
      safeBy: 'named lock',
      refuses: { 422: ['outbox.notFailed', 'outbox.unsubscribed', 'outbox.confirmed'] },
      work: async (db, { id, now }) => {
        const { isPaused } = await retryMail(db, id, { now });
        return { message: isPaused ? 'outbox.queuedUntilResumed' : 'outbox.queued' };
      },
      after: () => deps.mail?.wake(),
    });
