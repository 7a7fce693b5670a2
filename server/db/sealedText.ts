import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from './Database.ts';
import { derivedKey } from './derivedKey.ts';
import { hashKeyOf } from './keyedHash.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

const keyOf = async (db: Database) => derivedKey(await hashKeyOf(db), 'sealed');

/** Encrypts a text that a link carries, so that the logs of a proxy do not have it. `context` must be the same to open it. */
export async function sealText(db: Database, text: string, context: string) {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, await keyOf(db), iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Opens what `sealText` has sealed; undefined for anything else, and in a database that was restored from a backup. */
export async function openText(db: Database, sealed: string, context: string) {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivLength + tagLength) return undefined;
  const decipher = createDecipheriv(algorithm, await keyOf(db), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-tagLength));
  try {
    return decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined; // not sealed with this key
  }
}
