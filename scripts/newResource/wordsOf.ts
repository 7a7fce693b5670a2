import { untranslated } from '#admin/engine/check/checkWords.ts';
import { askedBy, labelOf, type NewResource, ownActions } from './NewResource.ts';

/** The languages whose sentences change with the gender of a name. */
export const genderedLanguages = ['es', 'hi'];

/** The words in one language. Those that are not English are marked, so that the check names them. */
export function wordsOf(resource: NewResource, language: string) {
  const { words, genders, fields, segments } = resource;
  const text = (english: string) => `${language === 'en' ? '' : untranslated}${english}`;
  const labels = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text(labelOf(name))]));
  const choices = fields.flatMap(({ name, of }) => (of ? [[name, labels(of)] as const] : []));
  const actions = ownActions(resource);
  const asked = actions.flatMap(([, call]) => askedBy(resource, call).map(({ source }) => source));
  const areWorded = choices.some(([name]) => name === segments?.name);
  return {
    name: text(words),
    gender: genderedLanguages.includes(language) ? (genders[language] ?? 'masculine') : undefined,
    fields: labels([...fields.map(({ name }) => name), ...asked]),
    choices: choices.length > 0 ? Object.fromEntries(choices) : undefined,
    segments: segments && !areWorded ? labels(segments.of) : undefined,
    actions: actions.length > 0 ? labels(actions.map(([operation]) => operation)) : undefined,
  };
}
