import type { Database } from '#server/db/Database.ts';
import { lockUser } from '#server/db/locks.ts';
import { isRemoved } from '#server/erasure/eraseUser.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import type { Validator } from '#server/validation/validators.ts';
import { email, oneOf, optional, text, uuid } from '#server/validation/validators.ts';

const longestLine = 200;

/** The key of a user, where there is one. */
export const optionalUuid: Validator<string | null> = (value) =>
  value === undefined || value === null || value === '' ? null : uuid(value);

/** Text that need not be sent, as null where it is not. */
export const textOrNull =
  (max: number): Validator<string | null> =>
  (value) =>
    optional(text(max))(value ?? '') || null;

const age: Validator<number | null> = (value) => {
  if (value === undefined || value === null) return null;
  if (!Number.isInteger(value) || Number(value) < 18 || Number(value) > 120) throw new HttpError(422, 'field.unknown');
  return Number(value);
};

const line = textOrNull(longestLine);

export const platform = oneOf('ios', 'android');

/** A user as the app's backend knows them. What need not be sent and is not is empty from now on; pictures stay as they are. */
export const userSchema = {
  uuid,
  name: text(100),
  email,
  platform,
  status: (value: unknown) => oneOf('Active', 'Inactive')(value ?? 'Active'),
  location: line,
  bio: textOrNull(2_000),
  age,
  zodiacSign: line,
  language: line,
  education: line,
  smoking: line,
  drinking: line,
};

type Received = { [Field in keyof typeof userSchema]: ReturnType<(typeof userSchema)[Field]> };

/** Adds a user, or changes the one with this key. A key that was removed is refused. */
export async function receiveUser(db: Database, { uuid: key, ...user }: Received, now: number) {
  await db
    .insertInto('users')
    .values({ uuid: key, ...user, created_at: now })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet(user))
    .execute();
  // After the write, which waits for a removal that is under way.
  if (await isRemoved(db, key)) throw new HttpError(410, 'intake.removed');
}

/** The user with this key, as far as others need to know them. */
export const findUser = (db: Database, uuid: string) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow(notFound('users'));

/** The user with this key, locked against an erasure until the end of the transaction. */
export async function requireUser(transaction: Database, uuid: string) {
  const user = await lockUser(transaction, uuid);
  if (!user) throw notFound('users')();
  return user;
}
