import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { sha256 } from '#server/hash.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { endSessionsOf } from './sessions.ts';
import { counterOf } from './totp.ts';

type Account = Pick<Selectable<Tables['administrator']>, 'id' | 'totp_secret' | 'wrong_codes'>;

const recoveryCodes = 10;

/** After so many wrong codes from unknown addresses, the app's codes are refused there: a caller with the password guesses. */
const maxWrongCodes = 5;

/** True while an account takes no codes of the app from unknown addresses. */
export const refusesCodes = ({ wrong_codes }: Pick<Account, 'wrong_codes'>) => wrong_codes >= maxWrongCodes;

/** 112 random bits cannot be guessed, so a fast hash will do; blanks, hyphens and capital letters make no difference. */
const hashCode = (code: string) => sha256(code.replaceAll(/[\s-]/g, '').toLowerCase());

const newRecoveryCode = () =>
  randomBytes(14)
    .toString('hex')
    .replace(/(.{7})(?=.)/g, '$1-');

/** True once for each code of the app: whoever has watched one being typed comes too late. */
async function spendTotp(db: Database, { id, totp_secret }: Account, code: string, now: number) {
  const counter = totp_secret === null ? null : counterOf(totp_secret, code, now);
  if (counter === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('administrator')
    .set({ totp_counter: counter })
    .where('id', '=', id)
    .where('totp_counter', '<', counter)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** True once for each recovery code. */
async function spendRecoveryCode(db: Database, { id }: Account, code: string) {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('administrator_id', '=', id)
    .where('code_hash', '=', hashCode(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const countRecoveryCodes = async (db: Database, { id }: Account) => {
  const left = db.selectFrom('recovery_code').select((row) => row.fn.countAll().as('codes'));
  return Number((await left.where('administrator_id', '=', id).executeTakeFirstOrThrow()).codes);
};

/** Recovery codes are taken also where the app's codes are refused: they cannot be guessed. */
async function spendCode(db: Database, account: Account, { code, now, isKnown }: Attempt) {
  const takesTotp = isKnown || !refusesCodes(account);
  if (takesTotp && (await spendTotp(db, account, code, now))) return {};
  if (await spendRecoveryCode(db, account, code)) return { codesLeft: await countRecoveryCodes(db, account) };
  return undefined;
}

const setWrongCodes = (db: Database, { id }: Account, wrong_codes: number) =>
  db.updateTable('administrator').set({ wrong_codes }).where('id', '=', id).execute();

type Attempt = {
  code: string;
  now: number;
  isRequired: boolean;
  /** Whether the account was signed in to from this address before. */
  isKnown: boolean;
};

type Result = {
  refusal?: HttpError;
  /** How many recovery codes are left, where one of them was used. */
  codesLeft?: number;
};

/**
 * Passes an account without a second factor, unless one is required, and another by its code. The account's row has to be
 * locked. A refusal is returned, so that the caller's transaction can commit the count of wrong codes.
 */
export async function passSecondFactor(db: Database, account: Account, attempt: Attempt): Promise<Result> {
  if (account.totp_secret === null)
    return attempt.isRequired ? { refusal: new HttpError(403, 'session.secondFactorRequired') } : {};
  if (attempt.code === '') return { refusal: refuseField('code', 'session.codeMissing') };
  const spent = await spendCode(db, account, attempt);
  if (spent) {
    if (account.wrong_codes > 0) await setWrongCodes(db, account, 0);
    return spent;
  }
  if (!attempt.isKnown && refusesCodes(account)) return { refusal: refuseField('code', 'session.codesRefused', 401) };
  if (!attempt.isKnown) await setWrongCodes(db, account, account.wrong_codes + 1);
  return { refusal: refuseField('code', 'session.wrongCode', 401) };
}

/**
 * Asks for a code of this secret from now on, ends all sessions, and returns the recovery codes, which are kept nowhere.
 * It is for the caller to make this one transaction.
 */
export async function setSecondFactor(
  db: Database,
  id: number,
  { secret, counter }: { secret: string; counter: number },
) {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await removeSecondFactor(db, id);
  await db
    .updateTable('administrator')
    .set({ totp_secret: secret, totp_counter: counter })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ administrator_id: id, code_hash: hashCode(code) })))
    .execute();
  await endSessionsOf(db, id);
  return codes;
}

/** Asks for the password alone again. */
export async function removeSecondFactor(db: Database, id: number) {
  await db
    .updateTable('administrator')
    .set({ totp_secret: null, totp_counter: 0, wrong_codes: 0 })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('recovery_code').where('administrator_id', '=', id).execute();
}
