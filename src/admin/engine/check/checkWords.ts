import { actionsOf, columnsOf, segmentNames } from './places.ts';
import { type CheckedDefinition, type Fault, quoted, type Tables } from './Tables.ts';

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

const segmentWords = (definition: CheckedDefinition) => segmentNames(definition).map((name) => `segments.${name}`);

/** Every word that the screens of a definition look up by the names in it. */
function wordsOf(definition: CheckedDefinition) {
  const { fields, sections = {}, detailPage: { header = {}, tabs: places = [] } = {} } = definition;
  const tabs = places.filter((tab) => typeof tab === 'object');
  const actions = actionsOf(definition);
  const labelled = [
    fields,
    ...tabs.map((tab) => tab.fields ?? {}),
    ...actions.flatMap(([, { ask = {}, answer = {}, preview }]) => [ask, answer, preview?.shows ?? {}]),
  ];
  const choices = [header, ...labelled]
    .flatMap((declared) => Object.entries(declared))
    .filter(([, { kind, of }]) => kind === 'choice' && Array.isArray(of));
  const choiceWords = choices.flatMap(([name, { of }]) => (of as unknown[]).map((value) => `choices.${name}.${value}`));
  return [
    'name',
    ...labelled.flatMap((declared) => Object.keys(declared)).map((name) => `fields.${name}`),
    ...choiceWords,
    ...segmentWords(definition).filter(
      (word) => !choiceWords.includes(word.replace('segments.', `choices.${definition.list.segments?.field}.`)),
    ),
    ...[...Object.keys(sections), ...tabs.map(({ name }) => name)].map((name) => `sections.${name}`),
    ...actions.filter(([name]) => !worded.includes(name)).map(([name]) => `actions.${name}`),
    ...columnsOf(definition).flatMap(({ field, format }) => (format ? `export.${field}.${format}` : [])),
  ];
}

/** Words that a definition may have: the screens have others for them, or make them of its name. */
function freeWordsOf(definition: CheckedDefinition) {
  const { fields } = definition;
  const ofSegments = segmentNames(definition).map((name) => `texts.segments.${name}.`);
  const ofActions = actionsOf(definition).map(([name]) => `texts.actions.${name}.`);
  const isFree = (path: string) =>
    !/^texts\.(segments|actions)\./.test(path) || [...ofSegments, ...ofActions].some((known) => path.startsWith(known));
  const named = [
    'gender',
    ...segmentWords(definition),
    ...columnsOf(definition).map(({ field }) => `export.${field}`),
    ...Object.keys(fields).flatMap((name) => [`choices.${name}.true`, `choices.${name}.false`, `rules.${name}`]),
  ];
  return (path: string) => named.includes(path) || (path.startsWith('texts.') && isFree(path));
}

const leavesOf = (words: unknown, path = ''): [path: string, text: string][] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
    : [[path, String(words)]];

type WordTables = Pick<Tables, 'words' | 'files'> & Partial<Pick<Tables, 'endpoints'>>;

/** Names of segments that say in every language what the value of their field says already. */
function doubledWords(definition: CheckedDefinition, words: NonNullable<Tables['words']>) {
  const { field } = definition.list.segments ?? {};
  const saysTheSame = (own: unknown, name: string) =>
    at(own, `segments.${name}`) === at(own, `choices.${field}.${name}`);
  return segmentNames(definition)
    .filter((name) => Object.values(words).every((catalogue) => saysTheSame(catalogue[definition.name], name)))
    .map((name) => `segments.${name}`);
}

/** The words that a language lacks or still has in English, in whose place a screen would show the name of the field, and those that no screen looks up. */
export const checkWords = (definition: CheckedDefinition, { words = {}, files }: WordTables) =>
  Object.entries(words).flatMap(([language, catalogue]): Fault[] => {
    const file = files.words(language);
    const own = catalogue[definition.name];
    const key = (path: string) => `${definition.name}.${path}`;
    if (!own) {
      return [{ file, word: '', message: `There are no words for ${definition.name}. Add an entry with its name.` }];
    }
    const needed = [...new Set(wordsOf(definition))];
    const missing = needed.filter((path) => typeof at(own, path) !== 'string');
    const left = leavesOf(own).filter(([, text]) => text.startsWith(untranslated));
    const isFree = freeWordsOf(definition);
    const doubled = doubledWords(definition, words).filter((path) => typeof at(own, path) === 'string');
    const unsaid = leavesOf(own).filter(([path]) => !needed.includes(path) && !isFree(path));
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
      ...unsaid.map(([path, text]) => ({
        file,
        word: text,
        message: `${key(path)} is said nowhere: the definition has nothing of that name. Drop it.`,
      })),
      ...doubled.map((path) => ({
        file,
        word: String(at(own, path)),
        message: `${key(path)} says what the choice of that name says. Drop it.`,
      })),
    ];
  });

/** The words of no resource: once, whatever the languages. Those of calls that only a component makes have no `name`. */
export const checkCatalogues = (definitions: readonly CheckedDefinition[], tables: WordTables) => {
  const { words = {}, files, endpoints = {} } = tables;
  const languages = Object.keys(words);
  const names = new Set(Object.values(words).flatMap((catalogue) => Object.keys(catalogue)));
  return [...names]
    .filter((name) => !definitions.some((definition) => definition.name === name))
    .filter((name) => !(name in endpoints) || languages.some((language) => at(words[language]?.[name], 'name')))
    .map((name): Fault => {
      const worded = languages.filter((language) => words[language]?.[name]);
      return {
        file: files.words(worded[0] ?? ''),
        word: name,
        message: `There is no resource called '${name}'. Add its definition to ${files.definitions}/resources.ts, or drop its words in ${quoted(worded)}.`,
      };
    });
};
