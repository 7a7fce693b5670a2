import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { StartError } from '#server/errors.ts';
import { readSettings } from '#server/settings.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run restore -- BACKUP [--without-journal]

Brings a backup back into DATA_DIR, or into the empty database at DATABASE_URL. The server must not be running.
The data in DATA_DIR are moved aside, not deleted. Everyone is signed out, and all invitations end.
--without-journal says that there is no removals.jsonl to repeat removals from.`;

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-journal': { type: 'boolean' } },
  });
  const [backup, ...rest] = positionals;
  if (!backup || rest.length > 0) throw new StartError(usage);
  const { createdAt, aside, removals } = await restoreBackup(readSettings(process.env), resolve(backup), {
    withoutJournal: values['without-journal'],
  });
  console.log(`restored  the backup of ${createdAt}`);
  console.log(
    `removals  ${removals === undefined ? 'none, because there is no removals.jsonl' : `${removals} of removals.jsonl`}`,
  );
  if (aside) console.log(`before    ${aside}`);
  console.log('"After a restore" in docs/operations.md says what to do again.');
});
