import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** The library's default algorithm is argon2id. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashing occupies Node's four worker threads, which also read files. This limit leaves one thread free. */
const limitHashing = pLimit(3);

/**
 * A hash that no password has. Invited accounts have it until they set a password. The sign-in verifies it for unknown
 * accounts, to take as long as for known ones.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const maxPasswordLength = 1_000;

export const hashPassword = (password: string) => limitHashing(() => hash(password, options));

export const passwordMatches = (password: string, passwordHash: string) =>
  limitHashing(() => verify(passwordHash, password));

const minDifferentCharacters = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the 49,000 most common leaked passwords. Only a new password needs them, so most processes never load them. */
const loadCommonPasswords = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** True for a common password, for fewer than four different characters, and for the account's own email address. */
export async function isWeakPassword(password: string, email: string) {
  const folded = password.toLowerCase();
  const [name = ''] = email.split('@');
  if (new Set(folded).size < minDifferentCharacters || [email, name].includes(folded)) return true;
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(folded);
}
