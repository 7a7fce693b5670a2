import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { read } from 'read';
import { renderUnicodeCompact } from 'uqr';
import { isWeakPassword, maxPasswordLength } from '#server/auth/passwords.ts';
import { StartError } from '#server/errors.ts';
import { newToken } from '#server/hash.ts';
import { openExistingDatabase } from '#server/process/connectDatabase.ts';
import { readSettings } from '#server/settings.ts';
import { countTyped } from '#server/validation/validators.ts';
import * as commands from './administratorCommands.ts';
import { runCommand } from './runCommand.ts';

/** Vite puts the build's variables here when it bundles the command. */
const variables: ImportMetaEnv | undefined = import.meta.env;
const issuer = variables?.VITE_BRAND_NAME ?? 'Hullo';

const usage = `npm run admin -- <command>

  list                    the administrators
  create EMAIL            adds one
  password EMAIL          sets a new password and ends the sessions opened with the old one
  second-factor EMAIL     asks for a code of an authenticator app as well, and shows recovery codes
  no-second-factor EMAIL  asks only for the password again
  remove EMAIL            removes one, and ends their sessions
  end-sessions EMAIL      signs them out everywhere

A password is asked for, or read from the standard input; --generate makes one.`;

/** The first line of the standard input. Then closes it, because an open pipe would keep the process alive. */
async function readLine() {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    process.stdin.destroy();
  }
}

/** Shows the QR code for an authenticator app, and reads the app's code: three times at a terminal, else once. */
function readCode(uri: string, tries: number) {
  if (tries === (process.stdin.isTTY ? 3 : 1)) return null;
  const first = `${renderUnicodeCompact(uri)}\nScan this with an authenticator app, or type the secret in it:\n${uri}\n`;
  console.log(tries > 0 ? 'This code is wrong or has expired. Type the next one that the app shows.' : first);
  return process.stdin.isTTY ? read({ prompt: 'The code that the app shows: ' }) : readLine();
}

const minLength = 12;

async function askTwice() {
  const password = await read({ prompt: 'New password: ', silent: true });
  if ((await read({ prompt: 'Once more: ', silent: true })) === password) return password;
  throw new StartError('The two passwords are not the same. Nothing was changed.');
}

/** A new password, typed at a terminal, or the first line of the standard input. */
async function readNewPassword(email: string) {
  const password = process.stdin.isTTY ? await askTwice() : await readLine();
  if (countTyped(password) < minLength || password.length > maxPasswordLength) {
    throw new StartError(`A password needs ${minLength} to ${maxPasswordLength} characters. Nothing was changed.`);
  }
  if (await isWeakPassword(password, email)) {
    throw new StartError('This is one of the first passwords anyone would try. Nothing was changed.');
  }
  return password;
}

/** `end-sessions` is the function `endSessions`. */
const functionOf = (command: string) => command.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { generate: { type: 'boolean' } } });
  const [name = '', email, ...rest] = positionals;
  const command = Object.entries(commands).find(([exportName]) => exportName === functionOf(name))?.[1];
  if (!command || rest.length > 0 || (email === undefined && name !== 'list')) throw new StartError(usage);
  await using db = await openExistingDatabase(readSettings(process.env));
  const generated = newToken(15);
  let isUsed = false;
  const generate = async () => {
    isUsed = true;
    return generated;
  };
  const newPassword = values.generate ? generate : readNewPassword;
  const lines = await command({ db, now: Date.now, issuer, newPassword, readCode }, email ?? '');
  // Only now is the password set.
  if (isUsed) console.log(`password  ${generated}\nIt is shown only this once.`);
  for (const line of lines) console.log(line);
});
