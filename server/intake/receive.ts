import { isDeepStrictEqual } from 'node:util';
import { maxMessageLength } from '#server/conversation/messageTexts.ts';
import { addMessage, openTicket, waitsForUs } from '#server/conversation/tickets.ts';
import type { Database } from '#server/db/Database.ts';
import { lockRow, lockUser } from '#server/db/locks.ts';
import { isRemoved } from '#server/erasure/eraseUser.ts';
import { HttpError, notFound } from '#server/http/HttpError.ts';
import { findLanguage, languageOf } from '#server/language/profileLanguages.ts';
import { decisionsAbout, decisionsToAppeal } from '#server/moderation/standing.ts';
import {
  alsoAllowing,
  email,
  isBlank,
  oneOf,
  rowId,
  text,
  uuid,
  type Validator,
  type ValuesOf,
  validator,
} from '#server/validation/validators.ts';

/** Null for an absent or blank value. */
export const nullable = <Value>(validate: Validator<Value>) =>
  validator(
    alsoAllowing(validate.schema, null, ''),
    (value): Value | null =>
      value === undefined || value === null || (typeof value === 'string' && isBlank(value)) ? null : validate(value),
    { isOptional: true },
  );

/** A text, or null for an absent one. */
export const textOrNull = (max: number) => nullable(text(max));

const age = validator({ type: 'integer', minimum: 18, maximum: 120 }, (value) => {
  if (!Number.isInteger(value) || Number(value) < 18 || Number(value) > 120) throw new HttpError(422, 'field.unknown');
  return Number(value);
});

const status = nullable(oneOf('Active', 'Inactive'));

const line = textOrNull(200);

const profileLanguages = validator(
  {
    ...line.schema,
    description:
      'The languages of the profile, the preferred one first, with commas between them: codes (BCP 47) or names, such as `ko-KR, English`. Notices are in the first one that the site has, else in English.',
  },
  line,
  { isOptional: true },
);

const platform = oneOf('ios', 'android');

/** A user from the app's backend. An absent optional field clears the stored one. */
export const userSchema = {
  uuid,
  name: text(100),
  email,
  platform,
  status: validator(status.schema, (value) => status(value) ?? 'Active', { isOptional: true }),
  location: line,
  bio: textOrNull(2_000),
  age: nullable(age),
  zodiacSign: line,
  language: profileLanguages,
  education: line,
  smoking: line,
  drinking: line,
};

export const deviceSchema = { user: uuid, platform };

export const messageSchema = {
  user: uuid,
  text: text(maxMessageLength),
  ticket: nullable(rowId),
  language: nullable(
    validator({ ...text(20).schema, description: 'A code (BCP 47). Without it, that of the profile.' }, text(20)),
  ),
};

export const appealSchema = { user: uuid, text: textOrNull(maxMessageLength) };

/** Adds a user, or replaces these fields of an existing one. Pictures stay. Refuses a removed user. Returns false if nothing changed. */
export async function receiveUser(db: Database, user: ValuesOf<typeof userSchema>, now: number) {
  const fields = Object.keys(user) as (keyof typeof user)[];
  const stored = await db.selectFrom('users').select(fields).where('uuid', '=', user.uuid).executeTakeFirst();
  const insert = db.insertInto('users').values({ ...user, created_at: now });
  await insert.onConflict((conflict) => conflict.column('uuid').doUpdateSet(user)).execute();
  // After the write, which waits for an erasure in another transaction.
  if (await isRemoved(db, user.uuid)) throw new HttpError(410, 'intake.removed');
  return !isDeepStrictEqual(stored, user);
}

/** Locks a user until the end of the transaction, or refuses with 404. */
export async function requireUser(transaction: Database, uuid: string) {
  const user = await lockUser(transaction, uuid);
  if (!user) throw notFound('users')();
  return user;
}

type Message = ValuesOf<typeof messageSchema>;

/** Adds a user's message to their ticket and reopens it, or makes a new ticket. Returns the values to record, with the ticket's id. */
export async function receiveMessage(db: Database, { user, text, ticket, language }: Message, now: number) {
  const { name, email, language: profileLanguages } = await requireUser(db, user);
  if (!ticket) {
    const author = { user_name: name, user_email: email, user_uuid: user };
    const spoken = language ? (findLanguage(language) ?? language) : languageOf(profileLanguages);
    return { row: await openTicket(db, { ...author, message: text, language: spoken }, now) };
  }
  const { state, user_uuid } = await lockRow(db, 'ticket', ticket, notFound('ticket'));
  if (user_uuid !== user) throw notFound('ticket')();
  await db.updateTable('ticket').set(waitsForUs(now)).where('id', '=', ticket).execute();
  await addMessage(db, 'person', { id: ticket, administratorId: null, now, text });
  return { row: ticket, ...(state === 1 && { before: { state }, after: { state: 0 } }) };
}

/** Appeals the first decision that the user may still appeal. Returns the appeal's id. */
export async function receiveAppeal(db: Database, { user, text }: ValuesOf<typeof appealSchema>, now: number) {
  // The lock lets simultaneous appeals go to different decisions. A removed user can appeal only one.
  const isPresent = (await lockUser(db, user)) !== undefined;
  const decisions = decisionsToAppeal(await decisionsAbout(db, user), { now, isPresent });
  if (decisions.length === 0) throw new HttpError(404, 'intake.noDecision');
  const decision = decisions.find(({ appealed_at }) => appealed_at === null);
  if (!decision) throw new HttpError(409, 'intake.appealed');
  const appeal = db.insertInto('appeal').values({ decision_id: decision.id, text, created_at: now });
  const added = appeal.onConflict((conflict) => conflict.column('decision_id').doNothing()).returning('id');
  return (await added.executeTakeFirstOrThrow(() => new HttpError(409, 'intake.appealed'))).id;
}
