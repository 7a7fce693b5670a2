import { untranslated } from '#admin/engine/check/checkMessages.ts';
import type { NewField } from './guessFields.ts';
import {
  askedBy,
  customActions,
  labelOf,
  type NewCall,
  type NewResource,
  type NewValue,
  typedFields,
} from './NewResource.ts';

/** The views of a field. Long fields, the key and the segments' field stay out of the list, to keep it narrow. */
function viewsOf(resource: NewResource, field: NewField) {
  const isDetailOnly =
    ['longText', 'json', 'file'].includes(field.kind) || [resource.key, resource.segments?.name].includes(field.name);
  const forms = (['create', 'update'] as const).filter((operation) => operation in resource.calls);
  const typed = forms.filter((operation) => typedFields(resource, operation).includes(field));
  const inForms = typed.length > 0 && typed.length === forms.length ? ['form'] : typed;
  return { on: [...(isDetailOnly ? [] : ['list']), 'detail', ...inForms], isTyped: typed.length > 0 };
}

function fieldOf(resource: NewResource, field: NewField) {
  const { name, kind, type, of, picture } = field;
  const { on, isTyped } = viewsOf(resource, field);
  return {
    kind,
    of,
    whose: kind === 'person' ? 'value' : undefined,
    picture,
    unix: (kind === 'dateTime' && type.startsWith('number')) || undefined,
    grouping: kind === 'number' && name === resource.key ? false : undefined,
    on,
    rules: name === resource.title && isTyped ? { required: true } : undefined,
  };
}

/** An action on one row, or on the whole list if its call sends no key of a row. */
function actionOf(resource: NewResource, call: NewCall) {
  const hasRow = call.call.includes('{') || call.values.some(({ source }) => ['id', resource.key].includes(source));
  const askedFields = askedBy(resource, call).map(({ source, kind = 'text' }) => [source, { kind }]);
  return {
    on: hasRow ? undefined : 'toolbar',
    dialog: askedFields.length > 0 ? { ask: Object.fromEntries(askedFields) } : { confirm: true },
  };
}

function segmentsOf({ fields, segments }: NewResource) {
  if (!segments) return undefined;
  const { name, of } = segments;
  return fields.some((field) => field.name === name) ? { field: name, of } : { filter: name, of };
}

/** The definition of a resource. Unneeded options are undefined. */
export function definitionOf(resource: NewResource) {
  const { name, title, icon, fields, calls } = resource;
  const search = fields.filter(({ kind }) => ['text', 'email', 'longText'].includes(kind)).map((field) => field.name);
  return {
    name,
    title,
    menu: icon && { icon },
    fields: Object.fromEntries(fields.map((field) => [field.name, fieldOf(resource, field)])),
    list: {
      layout: 'table',
      skeletonRows: 5,
      actions: 'menu',
      segments: segmentsOf(resource),
      search: search.length > 0 ? search : undefined,
    },
    actions: {
      view: {},
      edit: typedFields(resource, 'update').length > 0 ? {} : undefined,
      ...Object.fromEntries(customActions(resource).map(([operation, call]) => [operation, actionOf(resource, call)])),
      delete: 'delete' in calls ? { dialog: { confirm: true } } : undefined,
    },
    detailDialog: true,
  };
}

/** The values that a call sends. Without values in its argument, `create` and `update` send the fields of their form. */
function valuesOf(resource: NewResource, operation: string, { call, values }: NewCall): readonly NewValue[] {
  const { key, segments } = resource;
  const same = (name: string) => ({ wire: name, source: name });
  if (operation === 'list' && segments && !call.includes(`{${segments.name}}`)) return [...values, same(segments.name)];
  if (values.length > 0 || (operation !== 'create' && operation !== 'update')) return values;
  const typed = typedFields(resource, operation).map(({ name }) => same(name));
  return operation === 'update' && !call.includes('{') ? [...typed, { wire: key, source: 'id' }] : typed;
}

const isFile = ({ fields }: NewResource, { source, kind }: NewValue) =>
  ['image', 'file'].includes(kind ?? fields.find(({ name }) => name === source)?.kind ?? '');

/** The names of values, or undefined for an empty list, so that the option is left out. */
const namesOf = (values: readonly NewValue[]) => (values.length > 0 ? values.map(({ wire }) => wire) : undefined);

/** A renamed value is in `from` alone if it is in the body; in a query string it is also named in `query`. */
function callOf(resource: NewResource, operation: string, { call, body, ...sent }: NewCall) {
  const values = valuesOf(resource, operation, { call, body, ...sent });
  const isGet = call.startsWith('GET ');
  const renamed = values.filter(({ wire, source }) => wire !== source || (wire === resource.key && source === 'id'));
  const placed = values.filter(({ wire }) => !call.includes(`{${wire}}`));
  const files = placed.filter((value) => isFile(resource, value));
  const hasBody = !isGet && placed.length > 0;
  return {
    call,
    paged: (operation === 'list' && resource.isPaged) || undefined,
    body: files.length > 0 ? 'multipart' : (body ?? (hasBody ? 'json' : undefined)),
    query: isGet ? namesOf(placed) : undefined,
    sends: isGet ? undefined : namesOf(placed.filter((value) => !renamed.includes(value))),
    files: namesOf(files),
    from: renamed.length > 0 ? Object.fromEntries(renamed.map(({ wire, source }) => [wire, source])) : undefined,
    safe: isGet && !['list', 'one'].includes(operation) ? false : undefined,
  };
}

/** The entry of the endpoint table. Unneeded options are undefined. */
export const callsOf = (resource: NewResource) => ({
  key: resource.key === 'id' ? undefined : resource.key,
  ...Object.fromEntries(
    Object.entries(resource.calls).map(([operation, call]) => [operation, callOf(resource, operation, call)]),
  ),
});

/** The messages in one language. The check reports messages with the mark `untranslated`. */
export function messagesOf(resource: NewResource, language: string) {
  const { label, fields, segments } = resource;
  const text = (english: string) => `${language === 'en' ? '' : untranslated}${english}`;
  const labels = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, text(labelOf(name))]));
  const choices = fields.flatMap(({ name, of }) => (of ? [[name, labels(of)] as const] : []));
  const actions = customActions(resource);
  const askedFields = actions.flatMap(([, call]) => askedBy(resource, call).map(({ source }) => source));
  const areSegmentsChoices = choices.some(([name]) => name === segments?.name);
  return {
    name: text(label),
    gender: ['es', 'hi'].includes(language) ? 'masculine' : undefined,
    fields: labels([...fields.map(({ name }) => name), ...askedFields]),
    choices: choices.length > 0 ? Object.fromEntries(choices) : undefined,
    segments: segments && !areSegmentsChoices ? labels(segments.of) : undefined,
    actions: actions.length > 0 ? labels(actions.map(([operation]) => operation)) : undefined,
  };
}
