import { segmentsOf } from '#admin/engine/context/segments.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Field } from '#admin/engine/schema/Field.ts';
import { exportOf, fieldsOn } from '#admin/engine/schema/fieldsOn.ts';
import { traitsOf } from '#admin/engine/schema/kindTraits.ts';
import { isRecord, valueAt } from '#api/values.ts';
import { type Fault, quoted, type Tables } from './Tables.ts';

/** The prefix that `new-resource` writes before an English text to translate. */
export const untranslated = '[en] ';

/** The actions whose labels are the same for every resource. */
const commonActions = ['view', 'edit', 'delete'];

const segmentKeys = (definition: AnyResource) => segmentsOf(definition).map(({ name }) => `segments.${name}`);

const columnsOf = (definition: AnyResource) => exportOf(definition)?.columns ?? [];

const partsOf = ({ detailPage }: AnyResource) => detailPage?.parts?.filter((part) => typeof part === 'object') ?? [];

const fieldsOfParts = (definition: AnyResource) =>
  partsOf(definition).map((part) => ('fields' in part ? part.fields : {}));

/** The values of a field that need a label. A resource has its name. */
function labelledValues(field: Field, catalogue: object) {
  const { neededLabels, namesResources } = traitsOf(field.kind);
  const values = neededLabels?.(field) ?? [];
  return namesResources?.(field) ? values.filter((value) => !valueAt(catalogue, `${value}.name`)) : values;
}

/** The keys of the texts that the screens of a definition need. */
function requiredKeys(definition: AnyResource, catalogue: object) {
  const { fields, form, sections = {}, actions = {}, list, detailPage } = definition;
  const dialogs = Object.values(actions).map(({ dialog = {} }) => dialog);
  const labelled = [
    fields,
    form?.result ?? {},
    Object.fromEntries(Object.entries(detailPage?.header ?? {}).filter(([, field]) => field?.labelled)),
    ...fieldsOfParts(definition),
    ...dialogs.flatMap(({ ask = {}, result = {}, preview }) => [ask, result, preview?.shows ?? {}]),
  ];
  const choices = [detailPage?.header ?? {}, ...labelled]
    .flatMap((declared) => Object.entries(declared))
    .flatMap(([name, field]) =>
      (field ? labelledValues(field, catalogue) : []).map((value) => `choices.${name}.${value}`),
    );
  /** A segment without a label shows the label of the choice that it lists. */
  const hasChoiceLabel = (key: string) =>
    choices.includes(key.replace('segments.', `choices.${list.segments?.field}.`));
  return [
    'name',
    ...labelled.flatMap((declared) => Object.keys(declared)).map((name) => `fields.${name}`),
    ...choices,
    ...segmentKeys(definition).filter((key) => !hasChoiceLabel(key)),
    ...[...Object.keys(sections), ...partsOf(definition).map(({ name }) => name)].map((name) => `sections.${name}`),
    ...Object.keys(actions)
      .filter((name) => !commonActions.includes(name))
      .map((name) => `actions.${name}`),
    ...columnsOf(definition).flatMap(({ field, format }) => (format ? [`export.${field}.${format}`] : [])),
  ];
}

/** Returns a function that tests whether a definition allows a key that it does not require. */
function createOptionalKeyTest(definition: AnyResource) {
  const fields = Object.assign({}, definition.fields, ...fieldsOfParts(definition));
  const asked = Object.values(definition.actions ?? {}).flatMap(({ dialog }) => Object.keys(dialog?.ask ?? {}));
  const typed = [...fieldsOn(definition, 'create'), ...fieldsOn(definition, 'update')].map(({ source }) => source);
  const keys = [
    'gender',
    ...segmentKeys(definition),
    ...commonActions.filter((name) => definition.actions?.[name]).map((name) => `actions.${name}`),
    ...columnsOf(definition).map(({ field }) => `export.${field}`),
    ...[...typed, ...asked].map((name) => `hints.${name}`),
    ...Object.entries<Field>(fields).flatMap(([name, field]) => [
      ...(traitsOf(field.kind).possibleLabels?.(field) ?? []).map((value) => `choices.${name}.${value}`),
      `choices.${name}.true`,
      `choices.${name}.false`,
      `rules.${name}`,
      `empty.${name}`,
    ]),
  ];
  const prefixes = [
    ...segmentsOf(definition).map(({ name }) => `texts.segments.${name}.`),
    ...Object.keys(definition.actions ?? {}).map((name) => `texts.actions.${name}.`),
  ];
  return (key: string) =>
    /^texts\.(segments|actions)\./.test(key)
      ? prefixes.some((prefix) => key.startsWith(prefix))
      : key.startsWith('texts.') || keys.includes(key);
}

const textsIn = (messages: unknown, key = ''): [key: string, text: string][] =>
  isRecord(messages)
    ? Object.entries(messages).flatMap(([name, inner]) => textsIn(inner, key ? `${key}.${name}` : name))
    : typeof messages === 'string'
      ? [[key, messages]]
      : [];

/** The placeholders of sentences about actions, beside the values of the record. */
const knownPlaceholders = ['action', 'verb', 'record', 'id', 'name', 'names', 'noun', 'nouns', 'gender', 'message'];

/** The placeholders in the texts about a record that have no value, each with the key of its text. */
function unknownPlaceholders({ fields, sent = [] }: AnyResource, texts: ReturnType<typeof textsIn>) {
  const known = [...knownPlaceholders, ...[...Object.keys(fields), ...sent].map((source) => `record.${source}`)];
  return texts
    .filter(([key]) => /^texts\.(actions\.|record$|row$)/.test(key))
    .flatMap(([key, text]) => [...text.matchAll(/%\{([^}]+)\}/g)].map(([, name = '']) => ({ key, name })))
    .filter(({ name }) => !known.includes(name));
}

/** Returns a fault in each language for the texts of a resource that are missing, never shown, or not yet translated. */
export const checkMessages = (definition: AnyResource, { messages = {}, files }: Pick<Tables, 'messages' | 'files'>) =>
  Object.entries(messages).flatMap(([language, catalogue]): Fault[] => {
    const { name } = definition;
    const resourceMessages = catalogue[name];
    const fault = (message: string): Fault => ({ file: files.messages(language), message });
    if (!resourceMessages) return [fault(`There are no texts for ${name}. Add an entry with its name.`)];
    const required = [...new Set(requiredKeys(definition, catalogue))];
    const isOptional = createOptionalKeyTest(definition);
    const texts = textsIn(resourceMessages);
    const { length: count } = texts.filter(([, text]) => text.startsWith(untranslated));
    const toTranslate = `${name} has ${count} ${count === 1 ? 'text' : 'texts'} to translate, marked by '${untranslated}'.`;
    const missing = required.filter((key) => !texts.some(([name]) => name === key));
    const unused = texts.map(([key]) => key).filter((key) => !required.includes(key) && !isOptional(key));
    return [
      ...(count > 0 ? [{ ...fault(toTranslate), isMinor: true } as const] : []),
      ...(missing.length > 0 ? [fault(`Add ${quoted(missing)} to ${name}: screens would show only the key.`)] : []),
      ...(unused.length > 0
        ? [fault(`Remove ${quoted(unused)} from ${name}: nothing in its definition has that name.`)]
        : []),
      ...unknownPlaceholders(definition, texts).map(({ key, name: placeholder }) =>
        fault(
          `${name}.${key} has '%{${placeholder}}', which has no value. ` +
            `A field of the row is '%{record.${placeholder.replace(/^record\./, '')}}'; declare one that is missing.`,
        ),
      ),
    ];
  });

/**
 * Returns a fault for each entry without a definition, once for all languages. An entry of the endpoint table without a
 * definition may have texts, but no `name`: only a hand-built component calls it.
 */
export const checkCatalogues = ({ definitions, endpoints, messages = {}, files }: Tables) => {
  const languages = Object.keys(messages);
  const names = new Set(Object.values(messages).flatMap((catalogue) => Object.keys(catalogue)));
  return [...names]
    .filter((name) => !definitions.some((definition) => definition.name === name))
    .filter((name) => !(name in endpoints) || languages.some((language) => valueAt(messages[language]?.[name], 'name')))
    .map((name): Fault => {
      const withEntry = languages.filter((language) => messages[language]?.[name]);
      return {
        file: files.messages(withEntry[0] ?? ''),
        message: `There is no resource called '${name}'. Add its definition to ${files.definitions}/resources.ts, or remove its entry in ${quoted(withEntry)}.`,
      };
    });
};
