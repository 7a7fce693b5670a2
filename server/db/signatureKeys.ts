import { createHmac, createPrivateKey, createPublicKey } from 'node:crypto';

/** The beginning of an Ed25519 private key in DER (RFC 8410), before its 32 bytes. */
const derPrefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The private key of signatures follows from the key of `keyedHash`, which backups leave out. */
export function privateKeyOf(hashKey: string) {
  const seed = createHmac('sha256', hashKey).update('signature').digest();
  return createPrivateKey({ key: Buffer.concat([derPrefix, seed]), format: 'der', type: 'pkcs8' });
}

export const publicKeyOf = (hashKey: string) =>
  createPublicKey(privateKeyOf(hashKey)).export({ format: 'pem', type: 'spki' }).toString();
