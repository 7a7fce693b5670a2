import type { Database } from '#server/db/Database.ts';
import { keyedHash } from '#server/db/keyedHash.ts';
import { day, isNotRecent, isRecent } from '#server/time/time.ts';

type SignIn = { email: string; address: string };

const knownForMs = 90 * day;

const keyOf = (db: Database, { email, address }: SignIn) => keyedHash(db, ['known', email, address]);

/** Whether an administrator signed in to this account from this IP address in the last 90 days. */
export const isKnownAddress = async (db: Database, signIn: SignIn, now: number) =>
  (await db
    .selectFrom('known_address')
    .select('key')
    .where('key', '=', await keyOf(db, signIn))
    .where(({ ref }) => isRecent(ref('used_at'), { within: knownForMs, now }))
    .executeTakeFirst()) !== undefined;

export const rememberAddress = async (db: Database, signIn: SignIn, now: number) =>
  db
    .insertInto('known_address')
    .values({ key: await keyOf(db, signIn), used_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: now }))
    .execute();

/** Deletes old addresses, and those dated in the future by a wrong clock. */
export const pruneAddresses = (db: Database, now: number) =>
  db
    .deleteFrom('known_address')
    .where(({ ref }) => isNotRecent(ref('used_at'), { within: knownForMs, now }))
    .execute();
