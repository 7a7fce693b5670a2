import type { NewResource } from './NewResource.ts';
import { genderedLanguages } from './wordsOf.ts';

/** The guesses, each as the argument that says otherwise. */
export function guesses({ words, title, fields, key, genders }: NewResource, args: readonly string[]) {
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
