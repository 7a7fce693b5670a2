import { createInterface } from 'node:readline/promises';
import { read } from 'read';
import { renderUnicodeCompact } from 'uqr';
import { isWeakPassword, maxPasswordLength } from '#server/auth/passwords.ts';
import { StartError } from '#server/errors.ts';
import { newToken } from '#server/hash.ts';

/** The first line of the standard input, without its line feed. A pipe may stay open: it must not keep the process alive. */
async function readLine() {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    process.stdin.destroy();
  }
}

/** Shows what an authenticator app wants to know, and returns the code that it makes of it. */
export function readCode(uri: string) {
  console.log(`${renderUnicodeCompact(uri)}\nScan this with an authenticator app, or type the secret in it:\n${uri}\n`);
  return process.stdin.isTTY ? read({ prompt: 'The code that the app shows: ' }) : readLine();
}

const minLength = 12;

async function askTwice() {
  const password = await read({ prompt: 'New password: ', silent: true });
  if ((await read({ prompt: 'Once more: ', silent: true })) === password) return password;
  throw new StartError('The two passwords are not the same. Nothing was changed.');
}

/** A new password: made and shown, or asked for at a terminal, or the first line of the standard input. */
export async function readNewPassword(email: string, { generate }: { generate: boolean }) {
  if (generate) {
    const password = newToken(15);
    console.log(`password  ${password}\nIt is shown only this once.`);
    return password;
  }
  const password = process.stdin.isTTY ? await askTwice() : await readLine();
  if (password.length < minLength || password.length > maxPasswordLength) {
    throw new StartError(`A password has at least ${minLength} characters. Nothing was changed.`);
  }
  if (await isWeakPassword(password, email)) {
    throw new StartError('This is one of the first passwords that anyone would try. Nothing was changed.');
  }
  return password;
}
