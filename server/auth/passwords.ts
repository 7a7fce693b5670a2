import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** The library's default algorithm is argon2id. */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Hashing occupies Node's worker threads, which also read files. Of the four, one stays free. */
const limited = pLimit(3);

/** The hash of no password. An unknown account is checked against it, so that it takes as long as a known one. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const maxPasswordLength = 1_000;

export const hashPassword = (password: string) => limited(() => hash(password, options));

export const passwordMatches = (password: string, passwordHash: string) =>
  limited(() => verify(passwordHash, password));

const fewestCharacters = 4;

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the 49,000 most leaked passwords. Only a new password needs them, so most processes never load them. */
const loadCommonPasswords = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** True for a common password, one of fewer than four different characters, and the account's own address. */
export async function isWeakPassword(password: string, email: string) {
  const folded = password.toLowerCase();
  const [name = ''] = email.split('@');
  if (new Set(folded).size < fewestCharacters || [email, name].includes(folded)) return true;
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(folded);
}
