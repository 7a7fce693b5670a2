import { humanize, singularize, underscore } from 'inflection';
import { untranslated } from '#admin/engine/check/checkMessages.ts';
import { type Endpoint, pathNames, searches, sentNames, sortsOf, sourcesOf } from '#api/Endpoint.ts';
import { hasGender } from '#i18n/ResourceMessages.ts';
import type { NewField } from './guessFields.ts';

/** A resource to be added: its calls by operation, and the fields that its rows seem to have. */
export type NewResource = {
  name: string;
  /** The field that is a row's key. */
  key: string;
  calls: Readonly<Record<string, Endpoint>>;
  fields: readonly NewField[];
};

/** 'created_at' and 'createdAt' as a label: 'Created at'; 'is_public' as 'Public'. */
const labelOf = (name: string) =>
  name === 'id' ? 'ID' : humanize(underscore(name.replace(/^is_/, '').replaceAll(/[.-]/g, '_')));

/** The field of choices that the list's call sends, unless it is a filter. */
const segmentsField = ({ calls: { list }, fields }: NewResource) =>
  fields.find(
    ({ name, kind }) =>
      kind === 'choice' && list && sentNames(list).includes(name) && list.filters?.includes(name) !== true,
  );

/** The field that names a row: `name`, `title`, `label` or `subject`, else the first text. */
function titleOf({ key, fields }: NewResource) {
  const texts = fields.filter(
    ({ name, kind }) => !/^(?:id|uuid|guid)$/i.test(name) && ['text', 'person', 'email'].includes(kind),
  );
  const named = texts.find(({ name }) => /^(name|title|label|subject)$/.test(name));
  return (named ?? texts[0] ?? fields[0])?.name ?? key;
}

const isTypable = ({ kind }: NewField) => kind !== 'json' && kind !== 'person';

/** The forms whose calls send a field. */
function formsOf({ key, calls }: NewResource, field: NewField) {
  if (field.name === key || !isTypable(field)) return [];
  const sends = (call?: Endpoint) => call !== undefined && sourcesOf(call).includes(field.name);
  const forms = ['create', 'update'].filter((operation) => sends(calls[operation]));
  return forms.length === 2 ? ['form'] : forms;
}

/** Long fields, the segments' field and a key that is no title stay out of the list, to keep it narrow. */
const isDetailOnly = (resource: NewResource, { name, kind }: NewField) =>
  ['longText', 'json', 'file'].includes(kind) ||
  name === segmentsField(resource)?.name ||
  (name === resource.key && name !== titleOf(resource));

const kindOf = ({ key }: NewResource, { name, kind, type, of, currency }: NewField) => ({
  kind,
  of,
  currency,
  whose: kind === 'person' ? 'value' : undefined,
  unix: (kind === 'dateTime' && type.startsWith('number')) || undefined,
  grouping: kind === 'number' && name === key ? false : undefined,
});

function fieldOf(resource: NewResource, field: NewField) {
  const forms = formsOf(resource, field);
  return {
    ...kindOf(resource, field),
    on: [...(isDetailOnly(resource, field) ? [] : ['list']), 'detail', ...forms],
    rules: field.name === titleOf(resource) && forms.length > 0 ? { required: true } : undefined,
  };
}

/** The operations that the definition declares in other ways. All others become custom actions. */
const usualOperations = ['list', 'one', 'create', 'update', 'delete'];

/** The further calls, such as `close`, each with the values that its dialog asks for: those that are no part of its path. */
const customActions = ({ calls, key, fields }: NewResource) =>
  Object.entries(calls)
    .filter(([operation]) => !usualOperations.includes(operation) && !operation.endsWith('Many'))
    .map(([operation, call]) => {
      const sources = sourcesOf(call);
      const keys = ['id', key];
      const isOfRow = sources.some((source) => keys.includes(source));
      const inPath = pathNames(call).filter((name) => fields.some((field) => field.name === name));
      return { operation, isOfRow, asked: sources.filter((source) => ![...keys, ...inPath].includes(source)) };
    });

/** A value that an action asks for has the kind of its field, if it can be typed. */
function askedField(resource: NewResource, source: string) {
  const field = resource.fields.find((each) => each.name === source && isTypable(each));
  return field ? kindOf(resource, field) : { kind: 'text' };
}

/** Returns an object. Without entries returns undefined, so that the definition omits the option. */
const fromEntries = <Value>(entries: readonly (readonly [string, Value])[]) =>
  entries.length > 0 ? Object.fromEntries(entries) : undefined;

/** The definition. Unneeded options are undefined. */
export function definitionOf(resource: NewResource) {
  const { name, fields, calls } = resource;
  const segments = segmentsField(resource);
  const search = fields.filter(({ kind }) => ['text', 'email', 'longText'].includes(kind)).map((field) => field.name);
  const actions = customActions(resource).map(({ operation, isOfRow, asked }) => {
    const ask = fromEntries(asked.map((source) => [source, askedField(resource, source)]));
    return [operation, { on: isOfRow ? undefined : 'toolbar', dialog: ask ? { ask } : { confirm: true } }];
  });
  const bulk = Object.keys(calls).filter((operation) => calls[`${operation}Many`]);
  const isField = (each: string) => fields.some((field) => field.name === each);
  return {
    name,
    title: titleOf(resource),
    menu: { icon: 'Bookmark' },
    fields: Object.fromEntries(fields.map((field) => [field.name, fieldOf(resource, field)])),
    list: {
      skeletonRows: 5,
      segments: segments && { field: segments.name, of: segments.of },
      filters: calls.list?.filters?.filter(isField),
      sort: calls.list?.sorts && Object.keys(sortsOf(calls.list)).filter(isField),
      bulk: bulk.length > 0 ? bulk : undefined,
      search: searches(calls.list) || (search.length > 0 ? search : undefined),
    },
    actions: {
      view: {},
      edit: calls.update && {},
      ...Object.fromEntries(actions),
      delete: calls.delete && { dialog: { confirm: true } },
    },
    detailDialog: true,
  };
}

const genders: Readonly<Record<string, boolean>> = hasGender;

/** The messages in one language. The check reports messages with the mark `untranslated`. */
export function messagesOf(resource: NewResource, language: string) {
  const { name, fields } = resource;
  const actions = customActions(resource);
  const text = (english: string) => `${language === 'en' ? '' : untranslated}${english}`;
  const labels = (names: readonly string[]) => fromEntries(names.map((each) => [each, text(labelOf(each))]));
  const choices = fields.filter(({ kind }) => kind === 'choice');
  return {
    name: text(`${singularize(labelOf(name))} |||| ${labelOf(name)}`),
    gender: genders[language] ? 'masculine' : undefined,
    fields: labels([...fields.map((field) => field.name), ...actions.flatMap(({ asked }) => asked)]),
    choices: fromEntries(choices.map((field) => [field.name, labels((field.of ?? []).map(String))])),
    actions: labels(actions.map(({ operation }) => operation)),
  };
}
