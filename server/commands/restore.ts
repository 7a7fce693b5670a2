import { resolve } from 'node:path';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { StartError } from '#server/process/StartError.ts';
import { readSettings } from '#server/settings.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run restore -- BACKUP

Brings a backup back into DATA_DIR, or into the empty database at DATABASE_URL. The server must not be running;
what DATA_DIR holds is moved aside, not deleted.`;

await runCommand(async () => {
  const [backup, ...rest] = process.argv.slice(2);
  if (!backup || backup.startsWith('-') || rest.length > 0) throw new StartError(usage);
  const { createdAt, rows, aside } = await restoreBackup(readSettings(process.env), resolve(backup));
  const count = Object.values(rows).reduce((sum, more) => sum + more, 0);
  console.log(`restored  ${count} rows as of ${createdAt}`);
  if (aside) console.log(`before    ${aside}`);
});
