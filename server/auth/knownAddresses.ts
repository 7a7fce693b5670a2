import type { Database } from '#server/db/Database.ts';
import { keyedHash } from '#server/db/keyedHash.ts';
import { day } from '#server/time/durations.ts';
import { isNotRecent, isRecent } from '#server/time/moments.ts';

type Place = { email: string; address: string };

const knownForMs = 90 * day;

const keyOf = (db: Database, { email, address }: Place) => keyedHash(db, ['known', email, address]);

/** True for an address from which this account was signed in to in the last 90 days. */
export const isKnownAddress = async (db: Database, place: Place, now: number) =>
  (await db
    .selectFrom('known_address')
    .select('key')
    .where('key', '=', await keyOf(db, place))
    .where(({ ref }) => isRecent(ref('used_at'), { within: knownForMs, now }))
    .executeTakeFirst()) !== undefined;

/** Remembers an address that an account was signed in to from. */
export const rememberAddress = async (db: Database, place: Place, now: number) =>
  db
    .insertInto('known_address')
    .values({ key: await keyOf(db, place), used_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: now }))
    .execute();

/** Forgets the addresses of long ago, and those that a wrong clock has remembered. */
export const pruneAddresses = (db: Database, now: number) =>
  db
    .deleteFrom('known_address')
    .where(({ ref }) => isNotRecent(ref('used_at'), { within: knownForMs, now }))
    .execute();
