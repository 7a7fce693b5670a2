import type { NewResource } from './NewResource.ts';
import { genderIn } from './renderWords.ts';

/** What nobody has said, in the words in which it can be said otherwise. */
export function guesses(resource: NewResource, args: readonly string[]) {
  const { words, title, fields, key } = resource;
  const said = (option: string) => args.some((arg) => arg === option || arg.startsWith(`${option}=`));
  const isDeclared = (name: string) => args.some((arg) => new RegExp(`^(--field=)?${name}(:|$)`).test(arg));
  const kinds = fields
    .filter(({ name }) => !isDeclared(name))
    .map(({ name, kind, of, picture }) => [`${name}:${kind}`, ...(of ?? (picture ? [picture] : []))].join(','));
  const genders = ['es', 'hi'].flatMap((language) => {
    const { gender, isGuessed } = genderIn(resource, language) ?? {};
    return isGuessed ? [`--gender ${language}=${gender}`] : [];
  });
  return [
    ...(said('--words') ? [] : [`--words '${words}'`]),
    ...(said('--title') ? [] : [`--title ${title}`]),
    ...(said('--key') ? [] : [`--key ${key}`]),
    ...genders,
    ...kinds.map((field) => `--field ${field}`),
  ];
}
