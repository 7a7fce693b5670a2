import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from '#server/backup/makeBackup.ts';
import { StartError } from '#server/errors.ts';
import { readSettings } from '#server/settings.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run backup -- FOLDER [--keep N]

Copies the database and the pictures of the server that DATA_DIR and DATABASE_URL name into a new folder below
FOLDER, and reads the copy again; the server may be running. With --keep only the newest N backups stay there.`;

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } });
  const [folder, ...rest] = positionals;
  const isUsable = values.keep === undefined || /^[1-9]\d{0,5}$/.test(values.keep);
  if (!folder || rest.length > 0 || !isUsable) throw new StartError(usage);
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const { backup, removed } = await makeBackup(readSettings(process.env), resolve(folder), { keep });
  for (const name of removed) console.log(`removed  ${name}`);
  console.log(`backup  ${backup}`);
});
