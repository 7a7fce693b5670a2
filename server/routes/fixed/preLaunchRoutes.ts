import type { PreLaunchUser } from '#api/wire.ts';
import { addRemovals } from '#server/db/addRemovals.ts';
import type { Database } from '#server/db/Database.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { createPageReader } from '#server/db/sqlite/createPageReader.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { notFound } from '#server/http/HttpError.ts';
import { askForConsent, limitConfirmations } from '#server/mail/askForConsent.ts';
import { readInState, withStates } from '#server/mail/subscriberStates.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { type By, Routes } from '#server/routes/Routes.ts';
import { readPageNumber } from '#server/validation/readRequest.ts';
import { email, filter, honeypot, type ValuesOf } from '#server/validation/validators.ts';

const readSubscribers = createPageReader({
  name: 'preLaunch',
  table: 'pre_launch_user',
  time: 'created_at',
  columns: ['id', 'name', 'email', 'created_at'],
  toItem: ({ created_at, ...user }): PreLaunchUser => ({ ...user, created_at: isoTime(created_at) }),
});

const subscription = { email, website: honeypot };

type Subscription = By & { body: ValuesOf<typeof subscription> };

/** Adds a subscriber. It always writes the attempt, so that the commit takes as long for a known address as for a new one. */
const subscribe =
  ({ mail, rateLimit, trustProxy }: AppDeps) =>
  async (db: Database, { body, now, c }: Subscription) => {
    const { email } = body;
    if (mail && body.website) return null;
    if (rateLimit === 'on') {
      const address = clientAddress(c, trustProxy);
      await countAttempts(db, [{ limit: 'subscription', by: [address] }], now);
      if (mail) await limitConfirmations(db, { email, address, perMinute: mail.settings.perMinute, now });
    }
    const subscriber = db.insertInto('pre_launch_user').values({ email, name: null, created_at: now });
    const newRow = subscriber.onConflict((conflict) => conflict.doNothing()).returning('id');
    const added = await newRow.executeTakeFirst();
    const mailedId = mail && (await askForConsent(db, { email, language: c.var.language, now }));
    const row = added?.id ?? mailedId;
    // A call without an effect is not recorded, because the audit log is never emptied.
    return row ? { row } : null;
  };

/** The waiting list. The response to a subscription never shows whether the address was known. */
export const preLaunchRoutes = (deps: AppDeps) =>
  new Routes(deps, 'preLaunch')
    .read('POST /list', { state: filter }, async (db, { state, c }) => {
      const page = readPageNumber(c);
      if (!(deps.mail && deps.extensions === 'on')) return readSubscribers(db, page);
      const rows = state ? await readInState(db, state, page) : await readSubscribers(db, page);
      return { ...rows, data: await withStates(db, rows.data) };
    })

    .change('delete', {
      call: 'GET /delete/:id',
      message: 'preLaunch.deleted',
      work: async (db, { id, now }) => {
        const subscriber = db.deleteFrom('pre_launch_user').where('id', '=', id).returning('id');
        await subscriber.executeTakeFirstOrThrow(notFound('preLaunch'));
        await addRemovals(db, [{ kind: 'subscriber', key: String(id), at: now }]);
      },
      after: deps.remover.run,
    })

    .route(
      '/',
      new Routes(deps, 'subscription').change('create', {
        call: 'POST /create',
        fields: subscription,
        message: deps.mail ? 'preLaunch.almostSubscribed' : 'preLaunch.subscribed',
        work: subscribe(deps),
        after: () => deps.mail?.wake(),
      }),
    );
