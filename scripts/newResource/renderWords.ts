import { untranslated } from '#admin/engine/check/checkWords.ts';
import { askedBy, labelOf, type NewResource, ownActions } from './NewResource.ts';

/** The languages whose sentences change with the gender of a name. */
const gendered = ['es', 'hi'];

/** The gender of its name in a language that asks for it, and whether that is a guess. */
export const genderIn = ({ genders }: NewResource, language: string) =>
  gendered.includes(language)
    ? { gender: genders[language] ?? 'masculine', isGuessed: !(language in genders) }
    : undefined;

/** The words in one language; those that are not English are marked for the check to name. */
export function renderWords(resource: NewResource, language: string) {
  const { name, words, fields, segments } = resource;
  const text = (english: string) => `'${language === 'en' ? '' : untranslated}${english.replaceAll("'", "\\'")}'`;
  const line = (names: readonly string[]) =>
    `{ ${names.map((each) => `'${each}': ${text(labelOf(each))}`).join(', ')} }`;
  const choices = fields.filter(({ of }) => of);
  const actions = ownActions(resource);
  const asked = actions.flatMap(([, call]) => askedBy(resource, call).map(({ source }) => source));
  const labels = [...new Set([...fields.map((field) => field.name), ...asked])];
  const isWorded = choices.some((field) => field.name === segments?.name);
  const gender = genderIn(resource, language)?.gender;
  return [
    `  ${name}: {`,
    `    name: ${text(words)},`,
    ...(gender ? [`    gender: '${gender}',`] : []),
    `    fields: ${line(labels)},`,
    ...(choices.length > 0 ? ['    choices: {'] : []),
    ...choices.map((field) => `      ${field.name}: ${line(field.of ?? [])},`),
    ...(choices.length > 0 ? ['    },'] : []),
    ...(segments && !isWorded ? [`    segments: ${line(segments.of)},`] : []),
    ...(actions.length > 0 ? [`    actions: ${line(actions.map(([operation]) => operation))},`] : []),
    '  },',
  ].join('\n');
}
