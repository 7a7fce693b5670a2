import { plan, write } from './newResource/plan.ts';
import { readArguments, usage } from './newResource/readArguments.ts';

const args = process.argv.slice(2);

try {
  if (args.includes('--help')) console.log(usage);
  else {
    const changes = plan(readArguments(args), '.');
    write(changes, '.');
    for (const { file, isNew } of changes) console.log(`${isNew ? 'wrote' : 'changed'} ${file}`);
    console.log('\nThe kinds of the fields are guessed. npm run types and npm run tables list what is left to do.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
