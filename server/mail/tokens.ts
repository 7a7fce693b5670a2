import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { newToken, sha256 } from '#server/hash.ts';
import { hour } from '#server/time/durations.ts';
import { isRecent } from '#server/time/moments.ts';

type Purpose = Tables['mail_token']['purpose'];

const hashOf = (token: string) => sha256(token, 'base64url');

type For = { purpose: Purpose; subscriberId: number; now: number };

/** A new token for a link in a mail to this subscriber. */
export async function createToken(db: Database, { purpose, subscriberId, now }: For) {
  const token = newToken(24);
  const row = { token_hash: hashOf(token), purpose, subscriber_id: subscriberId, created_at: now };
  await db.insertInto('mail_token').values(row).execute();
  return token;
}

/** A link confirms for 72 hours, and an address that is not confirmed by then is deleted. */
export const confirmableForMs = 72 * hour;

/** The subscriber of a token for this purpose, or undefined. A link to unsubscribe never expires. */
export async function subscriberOf(db: Database, token: string, { purpose, now }: { purpose: Purpose; now: number }) {
  const found = await db
    .selectFrom('mail_token')
    .select('subscriber_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .$if(purpose === 'confirm', (tokens) =>
      tokens.where(({ ref }) => isRecent(ref('created_at'), { within: confirmableForMs, now })),
    )
    .executeTakeFirst();
  return found?.subscriber_id;
}
