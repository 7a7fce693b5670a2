import { parseArgs } from 'node:util';
import { openExistingDatabase } from '#server/process/connectDatabase.ts';
import { readSettings } from '#server/settings.ts';
import * as commands from './administratorCommands.ts';
import { readCode, readNewPassword } from './prompt.ts';
import { runCommand } from './runCommand.ts';

/** Vite puts the build's variables here when it bundles the command. */
const variables: ImportMetaEnv | undefined = import.meta.env;
const issuer = variables?.VITE_BRAND_NAME ?? 'Hullo';

const usage = `npm run admin -- <command>

  list                    the administrators
  create EMAIL            adds one
  password EMAIL          sets a new password and ends the sessions opened with the old one
  second-factor EMAIL     asks for a code of an authenticator app, too, and shows recovery codes
  no-second-factor EMAIL  asks for the password alone again
  remove EMAIL            removes one, and ends their sessions
  sessions [EMAIL]        who is signed in
  end-sessions EMAIL      signs them out everywhere

A password is asked for, or read from the standard input; --generate makes one.`;

/** A command is the function of its name. */
const functionOf = (command: string) => command.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const withoutEmail = ['list', 'sessions'];

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { generate: { type: 'boolean' } } });
  const [name = '', email, ...rest] = positionals;
  const command = Object.entries(commands).find(([known]) => known === functionOf(name))?.[1];
  if (!command || rest.length > 0 || (email === undefined && !withoutEmail.includes(name))) return;
  return { command, email: email ?? '', generate: values.generate ?? false };
}

await runCommand({
  usage,
  readArguments,
  run: async ({ command, email, generate }) => {
    const db = await openExistingDatabase(readSettings(process.env));
    try {
      const deps = {
        db,
        now: Date.now,
        issuer,
        newPassword: (account: string) => readNewPassword(account, { generate }),
        readCode,
      };
      const lines = await command(deps, email);
      for (const line of lines) console.log(line);
    } finally {
      await db.destroy();
    }
  },
});
