const fewestCharacters = 4;

let worst: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that leaks have most often; read when the first one is judged, as most processes never do. */
const readWorst = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};

/** True for a password that is tried first: one of the most used, one of few characters, and the account's own address. */
export async function isWeakPassword(password: string, email: string) {
  const folded = password.toLowerCase();
  const [name = ''] = email.split('@');
  if (new Set(folded).size < fewestCharacters || [email, name].includes(folded)) return true;
  worst ??= readWorst();
  return (await worst).has(folded);
}
