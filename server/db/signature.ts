import { sign as signBytes, verify } from 'node:crypto';
import type { Database } from './Database.ts';
import { hashKeyOf } from './keyedHash.ts';
import { privateKeyOf } from './signatureKeys.ts';

const bytesOf = (values: readonly unknown[]) => Buffer.from(JSON.stringify(values));

/** A signature of these values (Ed25519). */
export const sign = async (db: Database, values: readonly unknown[]) =>
  signBytes(null, bytesOf(values), privateKeyOf(await hashKeyOf(db))).toString('base64url');

/** Whether this database, or one that it was restored from, has signed these values. */
export async function isSigned(db: Database, values: readonly unknown[], signature: string) {
  const keys = await db.selectFrom('signature_key').select('public_key').execute();
  return keys.some(({ public_key }) => verify(null, bytesOf(values), public_key, Buffer.from(signature, 'base64url')));
}
