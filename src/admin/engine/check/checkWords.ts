import { isRecord, valueAt } from '#api/values.ts';
import { actionsOf, columnsOf, segmentNames } from './readDefinition.ts';
import { type CheckedDefinition, type Fault, quoted, type Tables } from './Tables.ts';

/** What `new-resource` writes before an English word that is to be translated. */
export const untranslated = '[en] ';

/** The words that every dashboard has for these actions. */
const worded = ['view', 'edit', 'delete'];

const segmentWords = (definition: CheckedDefinition) => segmentNames(definition).map((name) => `segments.${name}`);

/** Every word that the screens of a definition look up by the names in it. */
function wordsOf(definition: CheckedDefinition) {
  const { fields, sections = {}, detailPage: { header = {}, tabs: declaredTabs = [] } = {} } = definition;
  const tabs = declaredTabs.filter((tab) => typeof tab === 'object');
  const actions = actionsOf(definition);
  const labelled = [
    fields,
    ...tabs.map((tab) => tab.fields ?? {}),
    ...actions.flatMap(([, { dialog: { ask = {}, result = {}, preview } = {} }]) => [
      ask,
      result,
      preview?.shows ?? {},
    ]),
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
  isRecord(words)
    ? Object.entries(words).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name))
    : [[path, String(words)]];

type WordTables = Pick<Tables, 'words' | 'files'> & Partial<Pick<Tables, 'endpoints'>>;

/** The words that a language lacks or still has in English, and those that no screen looks up. */
export const checkWords = (definition: CheckedDefinition, { words = {}, files }: WordTables) =>
  Object.entries(words).flatMap(([language, catalogue]): Fault[] => {
    const { name } = definition;
    const own = catalogue[name];
    const fault = (word: string, message: string): Fault => ({ file: files.words(language), word, message });
    if (!own) return [fault('', `There are no words for ${name}. Add an entry with its name.`)];
    const needed = [...new Set(wordsOf(definition))];
    const isFree = freeWordsOf(definition);
    const missing = needed.filter((path) => typeof valueAt(own, path) !== 'string');
    return [
      ...missing.map((path) =>
        fault(name, `${name}.${path} is missing: the screens would say '${path.split('.').at(-1)}'. Add it.`),
      ),
      ...leavesOf(own).flatMap(([path, text]) => {
        if (text.startsWith(untranslated))
          return [fault(text, `${name}.${path} is not translated: it says '${text}'.`)];
        if (needed.includes(path) || isFree(path)) return [];
        return [fault(text, `${name}.${path} is said nowhere: the definition has nothing of that name. Drop it.`)];
      }),
    ];
  });

/** The words of no resource: once, whatever the languages. Those of calls that only a component makes have no `name`. */
export const checkCatalogues = (definitions: readonly CheckedDefinition[], tables: WordTables) => {
  const { words = {}, files, endpoints = {} } = tables;
  const languages = Object.keys(words);
  const names = new Set(Object.values(words).flatMap((catalogue) => Object.keys(catalogue)));
  return [...names]
    .filter((name) => !definitions.some((definition) => definition.name === name))
    .filter((name) => !(name in endpoints) || languages.some((language) => valueAt(words[language]?.[name], 'name')))
    .map((name): Fault => {
      const worded = languages.filter((language) => words[language]?.[name]);
      return {
        file: files.words(worded[0] ?? ''),
        word: name,
        message: `There is no resource called '${name}'. Add its definition to ${files.definitions}/resources.ts, or drop its words in ${quoted(worded)}.`,
      };
    });
};
