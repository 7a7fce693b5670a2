import type { GuessedField } from './guessField.ts';
import { askedBy, type NewCall, type NewResource, ownActions, typedFields } from './NewResource.ts';

export const listed = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** What the definition says of an amount's currency: its code, or the field that holds it. */
const currencyOf = ({ fields }: NewResource, { currency }: GuessedField) =>
  currency ?? (fields.some(({ name }) => name === 'currency') ? 'currency' : 'EUR');

/** A currency is shown with its amount. */
const isCurrency = (resource: NewResource, { name }: GuessedField) =>
  resource.fields.some((field) => field.kind === 'money' && currencyOf(resource, field) === name);

/** Where a field is shown: long ones, the key and a currency in the detail alone, so that a list keeps its columns. */
function placesOf(resource: NewResource, field: GuessedField) {
  const isLong =
    ['longText', 'json', 'file'].includes(field.kind) ||
    [resource.key, resource.segments?.name].includes(field.name) ||
    isCurrency(resource, field);
  const forms = (['create', 'update'] as const).filter((operation) => operation in resource.calls);
  const typed = forms.filter((operation) => typedFields(resource, operation).includes(field));
  return [
    ...(isLong ? [] : ['list']),
    'detail',
    ...(typed.length > 0 && typed.length === forms.length ? ['form'] : typed),
  ];
}

function optionsOf(resource: NewResource, field: GuessedField) {
  const { name, kind, type, of, to, picture } = field;
  return [
    ...(of ? [`of: ${listed(of)}`] : []),
    ...(to ? [`to: '${to}'`] : []),
    ...(kind === 'money' ? [`currency: '${currencyOf(resource, field)}'`] : []),
    ...(kind === 'person' ? ["whose: 'value'"] : []),
    ...(picture ? [`picture: '${picture}'`] : []),
    ...(kind === 'dateTime' && type.startsWith('number') ? ['unix: true'] : []),
    ...(kind === 'number' && name === resource.key ? ['grouping: false'] : []),
  ];
}

function renderField(resource: NewResource, field: GuessedField) {
  const places = placesOf(resource, field);
  const isRequired =
    field.name === resource.title && places.some((place) => ['form', 'create', 'update'].includes(place));
  const words = [
    `kind: '${field.kind}'`,
    ...optionsOf(resource, field),
    `on: ${listed(places)}`,
    ...(isRequired ? ['rules: { required: true }'] : []),
  ];
  return `    '${field.name}': { ${words.join(', ')} },`;
}

/** An action about one row, or about the whole list where its call names none. */
function renderAction(resource: NewResource, operation: string, call: NewCall) {
  const isOfRow = call.call.includes('{') || call.values.some(({ source }) => ['id', resource.key].includes(source));
  const asked = askedBy(resource, call).map(({ source, kind }) => `${source}: { kind: '${kind ?? 'text'}' }`);
  const words = [
    ...(isOfRow ? [] : ["on: 'toolbar'"]),
    ...(asked.length > 0 ? [`ask: { ${asked.join(', ')} }`] : ['confirm: true']),
  ];
  return `${operation}: { ${words.join(', ')} }`;
}

/** The definition's file. */
export function renderDefinition(resource: NewResource) {
  const { name, title, icon, fields, calls, segments } = resource;
  const actions = [
    'view: {}',
    ...(typedFields(resource, 'update').length > 0 ? ['edit: {}'] : []),
    ...ownActions(resource).map(([operation, call]) => renderAction(resource, operation, call)),
    ...('delete' in calls ? ['delete: { confirm: true }'] : []),
  ];
  const isRead = (field: GuessedField) =>
    ['text', 'email', 'longText'].includes(field.kind) && !isCurrency(resource, field);
  const search = fields.filter(isRead).map((field) => field.name);
  const by = fields.some((field) => field.name === segments?.name) ? 'field' : 'filter';
  return `import { defineResource } from '#admin/defineResource.ts';

export const ${name} = defineResource({
  name: '${name}',
  title: '${title}',
${icon ? `  menu: { icon: '${icon}' },\n` : ''}  fields: {
${fields.map((field) => renderField(resource, field)).join('\n')}
  },
  list: {
    layout: 'table',
    skeletonRows: 5,
    actions: 'menu',
${segments ? `    segments: { ${by}: '${segments.name}', of: ${listed(segments.of)} },\n` : ''}${search.length > 0 ? `    search: ${listed(search)},\n` : ''}  },
  actions: { ${actions.join(', ')} },
  detailDialog: true,
});
`;
}
