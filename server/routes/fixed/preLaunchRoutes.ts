import { sql } from 'kysely';
import type { PreLaunchUser } from '#api/wire.ts';
import { contains } from '#server/db/contains.ts';
import { withIsoTimes } from '#server/db/isoTime.ts';
import { lockMailbox, lockWaitingList } from '#server/db/locks.ts';
import { createPageReader } from '#server/db/sqlite/createPageReader.ts';
import { addRemovals } from '#server/erasure/addRemovals.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { notFound } from '#server/http/HttpError.ts';
import { askForConsent } from '#server/mail/askForConsent.ts';
import { consentLanguageOf, consentStateOf } from '#server/mail/consent.ts';
import { countAttempts, defineLimit } from '#server/rateLimit/rateLimit.ts';
import { type AppDeps, Routes } from '#server/routes/Routes.ts';
import { minute } from '#server/time/time.ts';
import { mailboxOf } from '#server/validation/email.ts';
import { readPageNumber } from '#server/validation/readRequest.ts';
import { email, filter, honeypot, ignored, listQuery } from '#server/validation/validators.ts';

const limit = defineLimit({ name: 'subscription', max: 10, windowInMs: minute });

const readSubscribers = createPageReader({
  name: 'preLaunch',
  table: 'pre_launch_user',
  time: 'created_at',
  columns: ['id', 'name', 'email', 'created_at'],
  more: { language: consentLanguageOf('item.id'), state: consentStateOf('item.id') },
  toItem: (row): PreLaunchUser => withIsoTimes(row),
});

const withoutConsent = ({ language, state, ...subscriber }: PreLaunchUser) => subscriber;

/** Subscriptions. The response never shows whether the address was known. */
const subscriptionRoutes = (deps: AppDeps) =>
  new Routes(deps, 'subscription').change('POST /create', 'create', {
    by: 'anyone',
    summary: 'Join the waiting list',
    description: 'The response is the same for a known address.',
    safeBy: ['named lock', 'unique key'],
    fields: { email, leave_blank: honeypot },
    refuses: { 429: 'request.tooMany' },
    message: deps.mail ? 'preLaunch.almostSubscribed' : 'preLaunch.subscribed',
    // It always writes the attempt, so that the commit takes as long for a known address as for a new one.
    work: async (db, { body: { email, leave_blank: isProgram }, now, c }) => {
      const { mail, rateLimit, trustProxy } = deps;
      const address = clientAddress(c, trustProxy);
      const isLimited = rateLimit === 'on';
      if (isLimited) await countAttempts(db, [{ limit, by: [address] }], now);
      await lockMailbox(db, mailboxOf(email));
      const subscriber = db.insertInto('pre_launch_user').values({ email, name: null, created_at: now });
      const newRow = subscriber.onConflict((conflict) => conflict.doNothing()).returning('id');
      const added = await newRow.executeTakeFirst();
      const source = mail && isLimited ? { address, perMinute: mail.settings.perMinute, isProgram } : undefined;
      const mailedId = mail && (await askForConsent(db, { email, language: c.var.language, now, source }));
      const row = added?.id ?? mailedId;
      // A call without an effect is not recorded, because the audit log is never emptied.
      return row ? { row } : null;
    },
    after: () => deps.mail?.wake(),
  });

/** The waiting list. */
export const preLaunchRoutes = (deps: AppDeps) => {
  const hasConsents = deps.mail !== null && deps.extensions === 'on';
  const consent = hasConsents ? filter : ignored;
  const summary = 'List the waiting list, the latest first';
  const query = { state: consent, language: consent, ...listQuery(deps.extensions) };
  const list = { summary, query, ignoresJson: true, data: 'Page<PreLaunchUser>' } as const;

  return new Routes(deps, 'preLaunch')
    .read('POST /list', list, async (db, given) => {
      const { state, language, q, order, c } = given;
      const conditions = [
        state && sql`${consentStateOf('pre_launch_user.id')} = ${state}`,
        language && sql`${consentLanguageOf('pre_launch_user.id')} = ${language}`,
        q && contains(db, q, 'pre_launch_user'),
      ].filter(Boolean);
      const condition = conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
      const page = await readSubscribers(db, { page: readPageNumber(c), order }, condition);
      return hasConsents ? page : { ...page, data: page.data.map(withoutConsent) };
    })

    .change('GET /delete/:id', 'delete', {
      summary: 'Delete a place on the waiting list',
      description: 'It changes data though it is a GET.',
      safeBy: ['named lock', 'one statement that returns the deleted row'],
      message: 'preLaunch.deleted',
      work: async (db, { id, now }) => {
        await lockWaitingList(db);
        const subscriber = db.deleteFrom('pre_launch_user').where('id', '=', id).returning('id');
        await subscriber.executeTakeFirstOrThrow(notFound('preLaunch'));
        await addRemovals(db, 'subscriber', [id], now);
      },
      after: deps.remover.run,
    })

    .route('/', subscriptionRoutes(deps));
};
