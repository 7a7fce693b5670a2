import { ask } from './newResource/ask.ts';
import type { NewResource } from './newResource/NewResource.ts';
import { plan, write } from './newResource/plan.ts';
import { usage } from './newResource/usage.ts';
import { genderedLanguages } from './newResource/wordsOf.ts';

const args = process.argv.slice(2);

/** The guesses, each as the argument that says otherwise. */
function guesses({ words, title, fields, key, genders }: NewResource) {
  const isSaid = (option: string) => args.some((arg) => arg === option || arg.startsWith(`${option}=`));
  const isDeclared = (name: string) => args.some((arg) => new RegExp(`^(--field=)?${name}(:|$)`).test(arg));
  const lines = [
    ...(isSaid('--words') ? [] : [`--words '${words}'`]),
    ...(isSaid('--title') ? [] : [`--title ${title}`]),
    ...(isSaid('--key') ? [] : [`--key ${key}`]),
  ];
  const guessedGenders = genderedLanguages.filter((language) => !(language in genders));
  const guessedFields = fields.filter(({ name }) => !isDeclared(name));
  return [
    ...lines,
    ...guessedGenders.map((language) => `--gender ${language}=masculine`),
    ...guessedFields.map(
      ({ name, kind, of, picture }) =>
        `--field ${[`${name}:${kind}`, ...(of ?? (picture ? [picture] : []))].join(',')}`,
    ),
  ];
}

async function run() {
  const resource = await ask(args, process.stdin.isTTY);
  const changes = plan(resource, process.cwd());
  write(changes);
  for (const { file, isNew } of changes) console.log(`${isNew ? 'wrote' : 'changed'} ${file}`);
  console.log(`\nGuessed, and to be looked through:\n${guesses(resource).join('\n')}`);
  console.log('\n`npm run types` and `npm run tables` name what is left to say.');
}

try {
  if (args.includes('--help')) console.log(usage);
  else await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
