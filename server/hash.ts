import { type BinaryToTextEncoding, createHash, randomBytes } from 'node:crypto';

/** The SHA-256 hash of a text or of bytes. Tables store only the hashes of tokens. */
export const sha256 = (content: string | Buffer, encoding: BinaryToTextEncoding = 'hex') =>
  createHash('sha256').update(content).digest(encoding);

/** A random token for a URL or a header. */
export const newToken = (bytes = 32) => randomBytes(bytes).toString('base64url');
