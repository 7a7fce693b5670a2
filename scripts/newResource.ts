import { ask } from './newResource/ask.ts';
import { guesses } from './newResource/guesses.ts';
import { plan } from './newResource/plan.ts';
import { usage } from './newResource/usage.ts';
import { preview, write } from './newResource/write.ts';
import { readKinds } from './tables/readNames.ts';

const args = process.argv.slice(2);
const isTrial = args.includes('--dry-run');

async function run() {
  const resource = await ask(args, process.stdin.isTTY, { kinds: readKinds() });
  const changes = plan(resource, process.cwd());
  if (isTrial) console.log(preview(changes));
  else {
    write(changes);
    for (const { file, before } of changes) console.log(`${before === undefined ? 'wrote' : 'changed'} ${file}`);
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
