import { createHmac } from 'node:crypto';

/** A key for another purpose, which follows from the key of `keyedHash`. Backups leave that key out. */
export const derivedKey = (hashKey: string, purpose: string) => createHmac('sha256', hashKey).update(purpose).digest();
