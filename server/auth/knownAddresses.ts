import { createHash } from 'node:crypto';
import type { Database } from '#server/db/Database.ts';

type Place = { email: string; address: string };

const knownForMs = 90 * 24 * 60 * 60 * 1_000;

const keyOf = ({ email, address }: Place) =>
  createHash('sha256')
    .update(JSON.stringify(['known', email, address]))
    .digest('base64url');

/** True for an address from which this account was signed in to in the last 90 days. */
export const isKnownAddress = async (db: Database, place: Place, now: number) =>
  (await db
    .selectFrom('known_address')
    .select('key')
    .where('key', '=', keyOf(place))
    .where('used_at', '>', now - knownForMs)
    .executeTakeFirst()) !== undefined;

/** Remembers an address that an account was signed in to from, and forgets those of long ago. */
export async function rememberAddress(db: Database, place: Place, now: number) {
  await db
    .insertInto('known_address')
    .values({ key: keyOf(place), used_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: now }))
    .execute();
  await db
    .deleteFrom('known_address')
    .where('used_at', '<=', now - knownForMs)
    .execute();
}
