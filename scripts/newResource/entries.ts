import { humanize, singularize, underscore } from 'inflection';
import { untranslated } from '#admin/engine/check/checkMessages.ts';
import { type Endpoint, pathNames, searches, sentNames, sortsOf, sourcesOf } from '#api/Endpoint.ts';
import { hasGender } from '#i18n/ResourceMessages.ts';
import type { NewField } from './guessFields.ts';
import { isKey, isTypable, type NewResource } from './NewResource.ts';

/** 'created_at' and 'createdAt' as a label: 'Created at'; 'is_public' as 'Public', 'NOT_PAID' as 'Not paid'. */
function labelOf(name: string) {
  if (['id', 'apiId'].includes(name)) return 'ID';
  const words = name.replace(/^is_/, '').replaceAll(/[.-]/g, '_');
  return humanize(words === words.toUpperCase() ? words.toLowerCase() : underscore(words));
}

/** The field of choices that the list's call sends, unless it is a filter. */
const segmentsField = ({ calls: { list }, fields }: NewResource) =>
  fields.find(
    ({ name, kind }) =>
      kind === 'choice' && list && sentNames(list).includes(name) && list.filters?.includes(name) !== true,
  );

/** The field that names a row: `name`, `title`, `label` or `subject`, else the first text. */
function titleOf({ key, fields }: NewResource): string {
  const texts = fields.filter(
    ({ name, kind }) => !/^(?:id|uuid|guid)$/i.test(name) && ['text', 'person', 'email'].includes(kind),
  );
  const named = texts.find(({ name }) => /^(name|title|label|subject)$/.test(name));
  return (named ?? texts[0] ?? fields[0])?.name ?? String([key].flat()[0]);
}

/** The forms whose calls send a field. The key of a row is typed only where a create sends it, such as by PUT. */
function formsOf(resource: NewResource, field: NewField) {
  if (!isTypable(field)) return [];
  const sends = (call?: Endpoint) => call !== undefined && sourcesOf(call).includes(field.name);
  const operations = isKey(resource, field.name) ? ['create'] : ['create', 'update'];
  const forms = operations.filter((operation) => sends(resource.calls[operation]));
  return forms.length === 2 ? ['form'] : forms;
}

/** The fields of the list that may be columns. More would be too narrow to read. */
const maxColumns = 8;

/** The fields that a definition may declare. More would make its file too long to read. */
const maxFields = 24;

/** Long fields, the segments' field and a key that is no title stay out of the list, to keep it narrow. */
const isDetailOnly = (resource: NewResource, { name, kind }: NewField) =>
  ['longText', 'json', 'file'].includes(kind) ||
  name === segmentsField(resource)?.name ||
  ((name === 'apiId' || isKey(resource, name)) && name !== titleOf(resource));

const kindOf = (resource: NewResource, { name, kind, type, of, currency }: NewField) => ({
  kind,
  of,
  currency,
  whose: kind === 'person' ? 'value' : undefined,
  unix: (kind === 'dateTime' && type.startsWith('number')) || undefined,
  grouping: kind === 'number' && (name === 'apiId' || isKey(resource, name)) ? false : undefined,
});

/** The names of the columns: the title, and the first fields that fit into the list. */
function columnsOf(resource: NewResource) {
  const title = titleOf(resource);
  const names = resource.fields
    .filter((field) => !field.isOnlySent && !isDetailOnly(resource, field))
    .map((field) => field.name);
  const others = names.filter((name) => name !== title).slice(0, maxColumns - 1);
  return names.filter((name) => name === title || others.includes(name));
}

function fieldOf(resource: NewResource, field: NewField) {
  const forms = formsOf(resource, field);
  const { isRequired = field.name === titleOf(resource), isOnlySent, kind, name } = field;
  const views = isOnlySent ? [] : [...(columnsOf(resource).includes(name) ? ['list'] : []), 'detail'];
  return {
    ...kindOf(resource, field),
    on: [...views, ...forms],
    rules: isRequired && forms.length > 0 && kind !== 'boolean' ? { required: true } : undefined,
  };
}

/** The resource with the fields that its definition declares: the title, the sent ones, and then the first others. */
export function declaredPart(resource: NewResource): NewResource {
  const title = titleOf(resource);
  const sources = Object.values(resource.calls).flatMap(sourcesOf);
  const isNeeded = ({ name }: NewField) => name === title || isKey(resource, name) || sources.includes(name);
  const others = resource.fields.filter((field) => !isNeeded(field));
  const first = [...others.filter(({ kind }) => kind !== 'json'), ...others.filter(({ kind }) => kind === 'json')];
  const kept = first.slice(0, Math.max(maxFields - (resource.fields.length - others.length), 0));
  return { ...resource, fields: resource.fields.filter((field) => isNeeded(field) || kept.includes(field)) };
}

/** The operations that the definition declares in other ways. All others become custom actions. */
const usualOperations = ['list', 'one', 'create', 'update', 'delete'];

/** The further calls, such as `close`, each with the values that its dialog asks for: those that are no part of its path. */
const customActions = ({ calls, key, fields }: NewResource) =>
  Object.entries(calls)
    .filter(([operation]) => !usualOperations.includes(operation) && !operation.endsWith('Many'))
    .map(([operation, call]) => {
      const sources = sourcesOf(call);
      const keys = ['id', key].flat();
      const isOfRow = sources.some((source) => keys.includes(source));
      const inPath = pathNames(call).filter((name) => fields.some((field) => field.name === name));
      return { operation, isOfRow, asked: sources.filter((source) => ![...keys, ...inPath].includes(source)) };
    });

/** A value that an action asks for has the kind of its field, if it can be typed. */
function askedField(resource: NewResource, operation: string, source: string) {
  const fields = [...(resource.asked?.[operation] ?? []), ...resource.fields];
  const field = fields.find((each) => each.name === source && isTypable(each));
  return field ? kindOf(resource, field) : { kind: 'text' };
}

/** Returns an object. Without entries returns undefined, so that the definition omits the option. */
const fromEntries = <Value>(entries: readonly (readonly [string, Value])[]) =>
  entries.length > 0 ? Object.fromEntries(entries) : undefined;

/** The definition. Unneeded options are undefined. */
function definitionOf(resource: NewResource) {
  const { name, fields, calls } = resource;
  const segments = segmentsField(resource);
  const search = fields
    .filter(({ kind, isOnlySent }) => !isOnlySent && ['text', 'email', 'longText'].includes(kind))
    .map((field) => field.name);
  const actions = customActions(resource).map(({ operation, isOfRow, asked }) => {
    const ask = fromEntries(asked.map((source) => [source, askedField(resource, operation, source)]));
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

/** An object as code, an entry a line. The value of each entry is code. */
const objectCode = (entries: readonly (readonly [name: string, code: string, comment?: string])[]) =>
  `{\n${entries.map(([name, code, comment]) => `'${name}': ${code},${comment ? ` // ${comment}` : ''}\n`).join('')}}`;

/** The definition as code, with a comment at each field that is unsure. JSON leaves out undefined options. */
export function definitionCode(resource: NewResource) {
  const definition = definitionOf(resource);
  const lines = resource.fields.map(
    ({ name, unsure }) => [name, JSON.stringify(definition.fields[name]), unsure] as const,
  );
  return objectCode(
    Object.entries(definition)
      .filter(([, value]) => value !== undefined)
      .map(([option, value]) => [option, option === 'fields' ? objectCode(lines) : JSON.stringify(value)]),
  );
}

/** The calls as code, with comments before those that are unsure. */
export function callsCode({ key, calls }: NewResource, notes: Readonly<Record<string, readonly string[]>>) {
  const entries = Object.entries(calls).map(([operation, call]) => {
    const comments = (notes[operation] ?? []).map((note) => `// To check: ${note}.\n`).join('');
    return `${comments}'${operation}': ${JSON.stringify(call)},\n`;
  });
  return `{\n${key === 'id' ? '' : `key: ${JSON.stringify(key)},\n`}${entries.join('')}}`;
}

const genders: Readonly<Record<string, boolean>> = hasGender;

/** The messages in one language. The check reports messages with the mark `untranslated`. */
export function messagesOf(resource: NewResource, language: string) {
  const { name, fields } = resource;
  const actions = customActions(resource);
  const text = (english: string) => `${language === 'en' ? '' : untranslated}${english}`;
  const labels = (names: readonly string[]) => fromEntries(names.map((each) => [each, text(labelOf(each))]));
  const choices = fields.filter(({ kind }) => kind === 'choice');
  const askedChoices = actions.flatMap(({ operation, asked }) =>
    asked.flatMap((source) =>
      (resource.asked?.[operation] ?? []).filter((field) => field.name === source && field.kind === 'choice'),
    ),
  );
  return {
    name: text(`${singularize(labelOf(name))} |||| ${labelOf(name)}`),
    gender: genders[language] ? 'masculine' : undefined,
    fields: labels([...fields.map((field) => field.name), ...actions.flatMap(({ asked }) => asked)]),
    choices: fromEntries(
      [...askedChoices, ...choices].map((field) => [field.name, labels((field.of ?? []).map(String))]),
    ),
    actions: labels(actions.map(({ operation }) => operation)),
  };
}
