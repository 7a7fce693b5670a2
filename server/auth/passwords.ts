import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** The library's default algorithm is argon2id. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashing occupies the threads that also read and write files: of Node's four, one stays free. */
const limited = pLimit(3);

/** Belongs to no password; an unknown address is checked against it, so that it takes as long as a known one. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** In characters. */
export const maxPasswordLength = 1_000;

export const hashPassword = (password: string) => limited(() => hash(password, options));

export const passwordMatches = (password: string, passwordHash: string) =>
  limited(() => verify(passwordHash, password));
