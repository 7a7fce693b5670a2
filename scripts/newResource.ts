import { argumentOf } from './newResource/fields.ts';
import { plan, write } from './newResource/plan.ts';
import { readArguments, usage } from './newResource/readArguments.ts';

const args = process.argv.slice(2);

try {
  if (args.includes('--help')) console.log(usage);
  else {
    const resource = readArguments(args);
    const { label, title, fields } = resource;
    const changes = plan(resource, '.');
    write(changes, '.');
    for (const { file, isNew } of changes) console.log(`${isNew ? 'wrote' : 'changed'} ${file}`);
    console.log(
      `\nWritten with these values:\n--label '${label}'\n--title ${title}\n${fields.map(argumentOf).join('\n')}`,
    );
    console.log('\nnpm run types and npm run tables list what is left to do.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
