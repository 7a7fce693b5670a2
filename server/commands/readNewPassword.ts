import { randomBytes } from 'node:crypto';
import { read } from 'read';
import { isWeakPassword } from '#server/auth/isWeakPassword.ts';
import { StartError } from '#server/errors.ts';
import { readLine } from './readLine.ts';

const minLength = 12;
const maxLength = 1_000;

async function askTwice() {
  const password = await read({ prompt: 'New password: ', silent: true });
  if ((await read({ prompt: 'Once more: ', silent: true })) === password) return password;
  throw new StartError('The two passwords are not the same. Nothing was changed.');
}

/** A new password: made and shown, or asked for at a terminal, or the first line of the standard input. */
export async function readNewPassword(email: string, { generate }: { generate: boolean }) {
  if (generate) {
    const password = randomBytes(15).toString('base64url');
    console.log(`password  ${password}\nIt is shown only this once.`);
    return password;
  }
  const password = process.stdin.isTTY ? await askTwice() : await readLine();
  if (password.length < minLength || password.length > maxLength) {
    throw new StartError(`A password has at least ${minLength} characters. Nothing was changed.`);
  }
  if (await isWeakPassword(password, email)) {
    throw new StartError('This is one of the first passwords that anyone would try. Nothing was changed.');
  }
  return password;
}
