import { ask } from './newResource/ask.ts';
import { guesses } from './newResource/guesses.ts';
import { plan, write } from './newResource/plan.ts';
import { usage } from './newResource/usage.ts';

const args = process.argv.slice(2);

async function run() {
  const resource = await ask(args, process.stdin.isTTY);
  const changes = plan(resource, process.cwd());
  write(changes);
  for (const { file, isNew } of changes) console.log(`${isNew ? 'wrote' : 'changed'} ${file}`);
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
