import { actionsOf, segmentNames } from './places.ts';
import type { CheckedDefinition, Fault, Subject, Tables } from './Tables.ts';

/** What `new-resource` writes before an English word that is to be translated. */
export const untranslated = '[en] ';

/** The words that every dashboard has for these actions. */
const worded = ['view', 'edit', 'delete'];

const at = (words: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
      words,
    );

type Tab = { name?: string; fields?: object };

/** Every word that the screens of a definition look up by the names in it. */
function wordsOf(definition: CheckedDefinition) {
  const { fields, sections = {}, detailPage } = definition;
  const tabs = (at(detailPage, 'tabs') ?? []) as Tab[];
  const shown = [fields, at(detailPage, 'header'), ...tabs.map((tab) => tab.fields)] as CheckedDefinition['fields'][];
  const choices = shown
    .flatMap((declared) => Object.entries(declared ?? {}))
    .filter(([, { kind, of }]) => kind === 'choice' && Array.isArray(of));
  const actions = actionsOf(definition);
  return [
    'name',
    ...[...Object.keys(fields), ...tabs.flatMap((tab) => Object.keys(tab.fields ?? {}))].map(
      (name) => `fields.${name}`,
    ),
    ...actions.flatMap(([, { ask = {} }]) => Object.keys(ask)).map((name) => `fields.${name}`),
    ...choices.flatMap(([name, { of }]) => (of as unknown[]).map((value) => `choices.${name}.${value}`)),
    ...segmentNames(definition).map((name) => `segments.${name}`),
    ...[...Object.keys(sections), ...tabs.map(({ name }) => name)].map((name) => `sections.${name}`),
    ...actions.filter(([name]) => !worded.includes(name)).map(([name]) => `actions.${name}`),
  ];
}

const leavesOf = (words: unknown, path = ''): [path: string, text: string][] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
    : [[path, String(words)]];

/** The words that a language lacks or still has in English; a screen would show the name of the field in their place. */
export const checkWords = ({ definition }: Pick<Subject, 'definition'>, words: NonNullable<Tables['words']>) =>
  Object.entries(words).flatMap(([language, catalogue]): Fault[] => {
    const file = `src/i18n/messages/${language}/resources.ts`;
    const own = catalogue[definition.name];
    const key = (path: string) => `${definition.name}.${path}`;
    if (!own) {
      return [{ file, word: '', message: `There are no words for ${definition.name}. Add an entry with its name.` }];
    }
    const missing = [...new Set(wordsOf(definition))].filter((path) => typeof at(own, path) !== 'string');
    const left = leavesOf(own).filter(([, text]) => text.startsWith(untranslated));
    return [
      ...missing.map((path) => ({
        file,
        word: definition.name,
        message: `${key(path)} is missing: the screens would say '${path.split('.').at(-1)}'. Add it.`,
      })),
      ...left.map(([path, text]) => ({
        file,
        word: text,
        message: `${key(path)} is not translated: it says '${text}'.`,
      })),
    ];
  });
