import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { endSessionsOf } from './sessions.ts';
import { counterOf } from './totp.ts';

type Account = Pick<Selectable<Tables['administrator']>, 'id' | 'totp_secret'>;

const recoveryCodes = 10;

/** 112 random bits cannot be guessed, so a fast hash will do; blanks, hyphens and capital letters make no difference. */
const hashCode = (code: string) =>
  createHash('sha256').update(code.replaceAll(/[\s-]/g, '').toLowerCase()).digest('hex');

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

type Attempt = { code: string; now: number; isRequired: boolean };

/** Passes an account without a second factor, unless one is required, and another by its code; else refuses. */
export async function passSecondFactor(db: Database, account: Account, { code, now, isRequired }: Attempt) {
  if (account.totp_secret === null) {
    if (isRequired) throw new HttpError(403, 'session.secondFactorRequired');
    return;
  }
  if (code === '') throw refuseField('code', 'session.codeMissing');
  if ((await spendTotp(db, account, code, now)) || (await spendRecoveryCode(db, account, code))) return;
  throw refuseField('code', 'session.wrongCode', 401);
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
  await db.updateTable('administrator').set({ totp_secret: null, totp_counter: 0 }).where('id', '=', id).execute();
  await db.deleteFrom('recovery_code').where('administrator_id', '=', id).execute();
}
