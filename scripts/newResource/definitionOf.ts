import type { NewField } from './kinds.ts';
import { askedBy, type NewCall, type NewResource, ownActions, typedFields } from './NewResource.ts';

/** The currency of an amount: its code, or the field that contains it. */
const currencyOf = ({ fields }: NewResource, { currency }: NewField) =>
  currency ?? (fields.some(({ name }) => name === 'currency') ? 'currency' : 'EUR');

/** True for a currency, which is shown with its amount. */
const isCurrency = (resource: NewResource, { name }: NewField) =>
  resource.fields.some((field) => field.kind === 'money' && currencyOf(resource, field) === name);

const formsOf = ({ calls }: NewResource) => (['create', 'update'] as const).filter((operation) => operation in calls);

/** Where a field is shown: long ones, the key and a currency in the detail alone, so that a list keeps its columns. */
function placesOf(resource: NewResource, field: NewField) {
  const isLong =
    ['longText', 'json', 'file'].includes(field.kind) ||
    [resource.key, resource.segments?.name].includes(field.name) ||
    isCurrency(resource, field);
  const forms = formsOf(resource);
  const typed = forms.filter((operation) => typedFields(resource, operation).includes(field));
  const inForms = typed.length > 0 && typed.length === forms.length ? ['form'] : typed;
  return { on: [...(isLong ? [] : ['list']), 'detail', ...inForms], isTyped: typed.length > 0 };
}

function fieldOf(resource: NewResource, field: NewField) {
  const { name, kind, type, of, to, picture } = field;
  const { on, isTyped } = placesOf(resource, field);
  return {
    kind,
    of,
    to,
    currency: kind === 'money' ? currencyOf(resource, field) : undefined,
    whose: kind === 'person' ? 'value' : undefined,
    picture,
    unix: (kind === 'dateTime' && type.startsWith('number')) || undefined,
    grouping: kind === 'number' && name === resource.key ? false : undefined,
    on,
    rules: name === resource.title && isTyped ? { required: true } : undefined,
  };
}

/** An action on one row, or on the whole list if its call names no row. */
function actionOf(resource: NewResource, call: NewCall) {
  const isOfRow = call.call.includes('{') || call.values.some(({ source }) => ['id', resource.key].includes(source));
  const asked = askedBy(resource, call).map(({ source, kind = 'text' }) => [source, { kind }]);
  return {
    on: isOfRow ? undefined : 'toolbar',
    dialog: asked.length > 0 ? { ask: Object.fromEntries(asked) } : { confirm: true },
  };
}

function segmentsOf({ fields, segments }: NewResource) {
  if (!segments) return undefined;
  const { name, of } = segments;
  return fields.some((field) => field.name === name) ? { field: name, of } : { filter: name, of };
}

/** The definition of a resource. Options that it does not need are undefined. */
export function definitionOf(resource: NewResource) {
  const { name, title, icon, fields, calls } = resource;
  const isRead = (field: NewField) =>
    ['text', 'email', 'longText'].includes(field.kind) && !isCurrency(resource, field);
  const search = fields.filter(isRead).map((field) => field.name);
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
      ...Object.fromEntries(ownActions(resource).map(([operation, call]) => [operation, actionOf(resource, call)])),
      delete: 'delete' in calls ? { dialog: { confirm: true } } : undefined,
    },
    detailDialog: true,
  };
}
