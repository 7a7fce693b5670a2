import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { countOf } from '#server/db/countOf.ts';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { sha256 } from '#server/hash.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { updateAccount } from './administrators.ts';
import { endSessionsOf } from './sessions.ts';
import { counterOf } from './totp.ts';

type Account = Pick<Selectable<Tables['administrator']>, 'id' | 'totp_secret' | 'wrong_codes'>;

const recoveryCodeCount = 10;

/** After this many wrong codes, unknown addresses can sign in only with recovery codes. */
const maxWrongCodes = 5;

/** Whether unknown addresses can sign in to an account only with recovery codes. */
export const takesOnlyRecoveryCodes = ({ wrong_codes }: Pick<Account, 'wrong_codes'>) => wrong_codes >= maxWrongCodes;

/** 112 random bits cannot be guessed, so a fast hash is enough. Blanks, hyphens and case make no difference. */
const hashCode = (code: string) => sha256(code.replaceAll(/[\s-]/g, '').toLowerCase());

const newRecoveryCode = () =>
  randomBytes(14)
    .toString('hex')
    .replace(/(.{7})(?=.)/g, '$1-');

/** Returns true once for each code of the authenticator app, so that an observer cannot reuse a code. */
async function spendTotp(db: Database, { id, totp_secret }: Account, code: string, now: number) {
  const counter = totp_secret === null ? null : counterOf(totp_secret, code, now);
  if (counter === null) return false;
  const update = updateAccount(db, id, { totp_counter: counter }).where('totp_counter', '<', counter);
  return (await update.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

/** Returns true once for each recovery code. */
async function spendRecoveryCode(db: Database, { id }: Account, code: string) {
  const codes = db.deleteFrom('recovery_code').where('administrator_id', '=', id);
  const { numDeletedRows } = await codes.where('code_hash', '=', hashCode(code)).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const countRecoveryCodes = (db: Database, { id }: Pick<Account, 'id'>) =>
  countOf(db, db.selectFrom('recovery_code').select('code_hash').where('administrator_id', '=', id));

type Attempt = {
  code: string;
  now: number;
  isRequired: boolean;
  /** Whether the administrator has signed in from this address before. */
  isKnownAddress: boolean;
};

/**
 * `codesLeft` is the number of unused recovery codes, if this sign-in used one. `isBlocked` says that from this wrong code on
 * unknown addresses can sign in only with recovery codes.
 */
type Result = { refusal?: HttpError; codesLeft?: number; isBlocked?: boolean };

/**
 * Checks the second factor of an account whose row is locked. A refusal is returned, not thrown, so that the transaction
 * can commit the count of wrong codes.
 */
export async function passSecondFactor(db: Database, account: Account, attempt: Attempt): Promise<Result> {
  const { code, now, isRequired, isKnownAddress } = attempt;
  if (account.totp_secret === null)
    return isRequired ? { refusal: new HttpError(403, 'session.secondFactorRequired') } : {};
  if (code === '') return { refusal: refuseField('code', 'session.codeMissing') };
  const takesTotp = isKnownAddress || !takesOnlyRecoveryCodes(account);
  const isTotp = takesTotp && (await spendTotp(db, account, code, now));
  // A recovery code cannot be guessed, so it is always accepted.
  if (isTotp || (await spendRecoveryCode(db, account, code))) {
    if (account.wrong_codes > 0) await updateAccount(db, account.id, { wrong_codes: 0 }).execute();
    return isTotp ? {} : { codesLeft: await countRecoveryCodes(db, account) };
  }
  if (!takesTotp) return { refusal: refuseField('code', 'session.codesRefused', 401) };
  const refusal = refuseField('code', 'session.wrongCode', 401);
  if (isKnownAddress) return { refusal };
  const wrong_codes = account.wrong_codes + 1;
  await updateAccount(db, account.id, { wrong_codes }).execute();
  return { refusal, isBlocked: takesOnlyRecoveryCodes({ wrong_codes }) };
}

/** The second factor of an account: a hash of the app's secret and the recovery codes, which any change of them changes. */
export async function factorOf(db: Database, id: number) {
  const account = db.selectFrom('administrator').select('totp_secret').where('id', '=', id);
  const { totp_secret } = await account.executeTakeFirstOrThrow();
  const codes = await db.selectFrom('recovery_code').select('code_hash').where('administrator_id', '=', id).execute();
  return sha256(JSON.stringify([totp_secret, codes.map(({ code_hash }) => code_hash).toSorted()]));
}

/** Refuses with 409 if the second factor has changed since the request came. The row of the account is locked. */
export async function requireFactor(db: Database, id: number, factor: string) {
  if ((await factorOf(db, id)) !== factor) throw new HttpError(409, 'account.secondFactorChanged');
}

type Totp = { secret: string; counter: number };

const deleteRecoveryCodes = (db: Database, id: number) =>
  db.deleteFrom('recovery_code').where('administrator_id', '=', id).execute();

/** Replaces the recovery codes, in the caller's transaction. Returns the new ones, which are stored only as hashes. */
export async function renewRecoveryCodes(db: Database, id: number) {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashed = codes.map((code) => ({ administrator_id: id, code_hash: hashCode(code) }));
  await deleteRecoveryCodes(db, id);
  await db.insertInto('recovery_code').values(hashed).execute();
  return codes;
}

/** Turns on the second factor and ends the sessions except one to keep, in the caller's transaction. Returns recovery codes. */
export async function setSecondFactor(db: Database, id: number, { secret, counter }: Totp, kept?: { keep: string }) {
  await updateAccount(db, id, { totp_secret: secret, totp_counter: counter, wrong_codes: 0 }).execute();
  await endSessionsOf(db, id, kept);
  return renewRecoveryCodes(db, id);
}

/** Turns off the second factor. Returns false for an account without one. */
export async function removeSecondFactor(db: Database, id: number) {
  const update = updateAccount(db, id, { totp_secret: null, totp_counter: 0, wrong_codes: 0 });
  const { numUpdatedRows } = await update.where('totp_secret', 'is not', null).executeTakeFirstOrThrow();
  await deleteRecoveryCodes(db, id);
  return numUpdatedRows > 0n;
}
