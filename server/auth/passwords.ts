import { hash, verify } from '@node-rs/argon2';
import { createQueue } from '#server/http/createQueue.ts';
import { withoutInvisible } from '#server/validation/validators.ts';

/** The library's default algorithm is argon2id. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Hashing occupies Node's four worker threads, which also read files. This limit leaves one thread free. A hash takes about
 * 30 ms, so a sign-in waits a few seconds at most.
 */
const hashing = createQueue({ concurrency: 3, maxWaiting: 200 });

/**
 * A hash that no password has. Invited accounts have it until they set a password. The sign-in verifies it for unknown
 * accounts, to take as long as for known ones.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const maxPasswordLength = 1_000;

/** One form of a password for all keyboards: an accent or a Korean syllable can be sent in several ways. */
const normalized = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => hashing.add(() => hash(normalized(password), options));

const matches = (password: string, passwordHash: string) => hashing.add(() => verify(passwordHash, password));

/** Whether the hash is of this password. Older hashes are of the password as it was typed. */
export const passwordMatches = async (password: string, passwordHash: string) =>
  (await matches(normalized(password), passwordHash)) ||
  (normalized(password) !== password && (await matches(password, passwordHash)));

const minDifferentCharacters = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the 49,000 most common leaked passwords. Only a new password needs them, so most processes never load them. */
const loadCommonPasswords = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** True for a common password, for fewer than four different characters, and for the account's own email address. */
export async function isWeakPassword(password: string, email: string) {
  const folded = withoutInvisible(normalized(password)).toLowerCase();
  const [name = ''] = email.split('@');
  if (new Set(folded).size < minDifferentCharacters || [email, name].includes(folded)) return true;
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(folded);
}
