import { createPrivateKey, createPublicKey } from 'node:crypto';
import { derivedKey } from './derivedKey.ts';

/** The beginning of an Ed25519 private key in DER (RFC 8410), before its 32 bytes. */
const derPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The private key of signatures. */
export function privateKeyOf(hashKey: string) {
  const seed = derivedKey(hashKey, 'signature');
  return createPrivateKey({ key: Buffer.concat([derPrefix, seed]), format: 'der', type: 'pkcs8' });
}

export const publicKeyOf = (hashKey: string) =>
  createPublicKey(privateKeyOf(hashKey)).export({ format: 'pem', type: 'spki' }).toString();
