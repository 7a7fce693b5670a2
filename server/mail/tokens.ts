import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';

type Purpose = Tables['mail_token']['purpose'];

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

type For = { purpose: Purpose; subscriberId: number; now: number };

/** A new token for a link in a mail to this subscriber. */
export async function createToken(db: Database, { purpose, subscriberId, now }: For) {
  const token = randomBytes(24).toString('base64url');
  const row = { token_hash: hashOf(token), purpose, subscriber_id: subscriberId, created_at: now };
  await db.insertInto('mail_token').values(row).execute();
  return token;
}

/** Whose token it is, if it is one for this and was made after `since`. */
export async function subscriberOf(
  db: Database,
  token: string,
  { purpose, since }: { purpose: Purpose; since: number },
) {
  const found = db.selectFrom('mail_token').select('subscriber_id').where('token_hash', '=', hashOf(token));
  return (await found.where('purpose', '=', purpose).where('created_at', '>', since).executeTakeFirst())?.subscriber_id;
}
