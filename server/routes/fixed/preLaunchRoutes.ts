import type { PreLaunchUser } from '#api/wire.ts';
import { audited } from '#server/audit/audited.ts';
import { addRemovals } from '#server/db/addRemovals.ts';
import { isoTime } from '#server/db/isoTime.ts';
import { createPageReader } from '#server/db/sqlite/createPageReader.ts';
import type { AppContext } from '#server/http/AppEnv.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { ok } from '#server/http/envelope.ts';
import { notFound } from '#server/http/HttpError.ts';
import { askForConsent, limitConfirmations } from '#server/mail/askForConsent.ts';
import { readInState, withStates } from '#server/mail/subscriberStates.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { Routes } from '#server/routes/Routes.ts';
import { readJson, readPageNumber } from '#server/validation/readRequest.ts';
import { email, filter, honeypot } from '#server/validation/validators.ts';

const readSubscribers = createPageReader({
  name: 'preLaunch',
  table: 'pre_launch_user',
  time: 'created_at',
  columns: ['id', 'name', 'email', 'created_at'],
  toItem: ({ created_at, ...user }): PreLaunchUser => ({ ...user, created_at: isoTime(created_at) }),
});

type Subscription = { email: string; address: string };

/** Adds a subscriber. It always writes the attempt, so that the commit takes as long for a known address as for a new one. */
const subscribe = (c: AppContext, deps: AppDeps, { email, address }: Subscription) =>
  audited(c.var, deps, ['subscription', 'create'], async (transaction, record) => {
    const { mail, now, rateLimit } = deps;
    const at = now();
    if (rateLimit === 'on') {
      await countAttempts(transaction, [{ limit: 'subscription', by: [address] }], at);
      if (mail) await limitConfirmations(transaction, { email, address, perMinute: mail.settings.perMinute, now: at });
    }
    const subscriber = transaction.insertInto('pre_launch_user').values({ email, name: null, created_at: at });
    const newRow = subscriber.onConflict((conflict) => conflict.doNothing()).returning('id');
    const added = await newRow.executeTakeFirst();
    const mailedId = mail && (await askForConsent(transaction, { email, language: c.var.language, now: at }));
    const row = added?.id ?? mailedId;
    // A call without an effect is not recorded, because the audit log is never emptied.
    if (row) await record({ row });
  });

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

    .post('/create', async (c) => {
      const { website: isBot, ...values } = await readJson(c, { email, website: honeypot });
      if (!(deps.mail && isBot)) await subscribe(c, deps, { ...values, address: clientAddress(c, deps.trustProxy) });
      deps.mail?.wake();
      return c.json(ok(null, c.var.t(deps.mail ? 'preLaunch.almostSubscribed' : 'preLaunch.subscribed')));
    });
