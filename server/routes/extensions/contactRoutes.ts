import { Hono } from 'hono';
import { audited } from '#server/audit/audited.ts';
import { maxMessageLength } from '#server/conversation/messageTexts.ts';
import { acquireLock } from '#server/db/locks.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { clientAddress } from '#server/http/clientAddress.ts';
import { ok } from '#server/http/envelope.ts';
import { countAttempts } from '#server/rateLimit/rateLimit.ts';
import type { AppDeps } from '#server/routes/AppDeps.ts';
import { readJson } from '#server/validation/readRequest.ts';
import { email, filledIn, text } from '#server/validation/validators.ts';

const longestName = 100;

/** What a visitor of the site writes becomes a ticket. A robot that fills in what nobody sees gets the same answer, and leaves none. */
export const contactRoutes = (deps: AppDeps) =>
  new Hono<AppEnv>().post('/create', async (c) => {
    const {
      website: isRobot,
      name: user_name,
      email: user_email,
      message,
    } = await readJson(c, { name: text(longestName), email, message: text(maxMessageLength), website: filledIn });
    const received = c.json(ok(null, c.var.t('contact.received')));
    if (isRobot) return received;

    const address = clientAddress(c, deps.trustProxy);
    await audited(c.var, deps, ['contact', 'create'], async (db, record) => {
      const now = deps.now();
      if (deps.rateLimit === 'on') {
        // The attempts of another transaction cannot be seen before it ends.
        await acquireLock(db, `contact ${address}`);
        await countAttempts(db, [{ limit: 'contact', by: [address] }], now);
      }
      const { language } = c.var;
      const ticket = { user_name, user_email, message, language, time: Math.floor(now / 1_000), state: 0 as const };
      const { id } = await db.insertInto('ticket').values(ticket).returning('id').executeTakeFirstOrThrow();
      await record({ row: id });
    });
    return received;
  });
