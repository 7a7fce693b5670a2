import { retryMail } from '#server/mail/changeLetter.ts';
import { readMail, readMails } from '#server/mail/readOutbox.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { filter, optionalRowId } from '#server/validation/validators.ts';

const query = { letters: optionalRowId, sent: filter, state: filter, q: filter, cursor: optionalRowId };

/** The mails of the outbox: letters, confirmations and replies. */
export const outboxRoutes = (deps: AppDeps) =>
  new Routes(deps, 'outbox')
    .read('GET /list', query, (db, { c, ...given }) => readMails(db, { ...given, t: c.var.t }))
    .read('GET /detail/:id', {}, (db, { id, c }) => readMail(db, id, c.var.t))
    .change('POST /retry/:id', 'retry', {
      message: 'outbox.queued',
      work: (db, { id, now }) => retryMail(db, id, { now }),
      after: () => deps.mail?.wake(),
    });
