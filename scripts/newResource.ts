import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ask } from './newResource/ask.ts';
import { guesses } from './newResource/guesses.ts';
import { plan } from './newResource/plan.ts';
import { usage } from './newResource/usage.ts';
import { readIcons, readKinds } from './tables/readNames.ts';

const args = process.argv.slice(2);
const isTrial = args.includes('--dry-run');

async function run() {
  const resource = await ask(args, process.stdin.isTTY, { kinds: readKinds(), icons: readIcons() });
  const changes = plan(resource, process.cwd());
  if (!isTrial) {
    for (const { file, text } of changes) writeFileSync(file, text);
    execFileSync('node_modules/.bin/biome', ['check', '--write', ...changes.map(({ file }) => file)], {
      stdio: 'ignore',
    });
  }
  for (const { file, text, isNew } of changes) {
    if (isTrial) console.log(`would ${isNew ? `write ${file}:\n\n${text}` : `change ${file}`}`);
    else console.log(`${isNew ? 'wrote' : 'changed'} ${file}`);
  }
  console.log(`\nGuessed, and to be looked through:\n${guesses(resource, args).join('\n')}`);
  console.log('\n`npm run types` and `npm run tables` name what is left to say.');
}

try {
  if (args.includes('--help')) console.log(usage);
  else await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
