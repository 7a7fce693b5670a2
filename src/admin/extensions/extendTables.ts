import type { Product } from '#admin/engine/dashboard.ts';
import type { AnyAction, AnyResource } from '#admin/engine/define.ts';
import { type EndpointTable, supports } from '#api/Endpoint.ts';
import type { Announced } from '#api/extensions/announcement.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { roles, withheldValues } from '#api/extensions/roles.ts';
import { isRecord } from '#api/values.ts';
import { type ProductExtension, productExtensions } from './resources/productExtensions.ts';

/** Adds values to others, behind those that they do not name: lists grow, and what is neither list nor object is replaced. */
function add<Sum>(one: unknown, other: unknown): Sum {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other] as Sum;
  if (!isRecord(one) || !isRecord(other)) return other as Sum;
  const added = Object.entries(other).map(([name, value]) => [name, name in one ? add(one[name], value) : value]);
  const kept = Object.entries(one).filter(([name]) => !(name in other));
  return Object.fromEntries([...kept, ...added]) as Sum;
}

const extended = (definition: AnyResource, { resources = [], additions = [] }: ProductExtension): AnyResource =>
  resources.find(({ name }) => name === definition.name) ??
  additions.filter(({ name }) => name === definition.name).reduce<AnyResource>(add, definition);

const isSupported = ({ id }: ProductExtension, announced: readonly Announced[]) =>
  announced.some((extension) => extension.id === id && extension.version === extensions[id].version);

/** What of the calls is left for a role that may not do everything. */
const permitted = (endpoints: EndpointTable, may: NonNullable<(typeof roles)[string]>): EndpointTable =>
  Object.fromEntries(
    Object.entries(endpoints).flatMap(([resource, calls]) => {
      const operations = may[resource];
      if (!operations) return [];
      const isLeft = ([name]: [string, unknown]) => operations === 'all' || name === 'key' || operations.includes(name);
      return [[resource, Object.fromEntries(Object.entries(calls).filter(isLeft))]];
    }),
  );

/** An action of the API that is not to be had is not offered. */
const withoutForbidden = (definition: AnyResource, before: EndpointTable, after: EndpointTable): AnyResource => ({
  ...definition,
  actions: Object.fromEntries(
    Object.entries(definition.actions ?? {}).filter(
      ([name]) => !supports(before, definition.name, name) || supports(after, definition.name, name),
    ),
  ),
});

type Withheld = Readonly<Record<string, readonly string[]>>;

/** An action without the choices that the role may not send, and without the keys that make them. */
function withoutChoices(action: AnyAction, withheld: Withheld): AnyAction {
  const isLeft = (field: string) => (value: unknown) => !withheld[field]?.includes(String(value));
  const { dialog, queue } = action;
  const ask = Object.entries(dialog?.ask ?? {}).map(([name, field]) =>
    field && 'of' in field && Array.isArray(field.of)
      ? [name, { ...field, of: field.of.filter(isLeft(name)) }]
      : [name, field],
  );
  const shortcuts = Object.entries(queue?.shortcuts ?? {}).filter(([, chosen]) =>
    Object.entries(chosen).every(([name, value]) => isLeft(name)(value)),
  );
  return {
    ...action,
    ...(dialog?.ask && { dialog: { ...dialog, ask: Object.fromEntries(ask) } }),
    ...(queue?.shortcuts && { queue: { ...queue, shortcuts: Object.fromEntries(shortcuts) } }),
  };
}

const withoutWithheld = (definition: AnyResource, withheld: Readonly<Record<string, Withheld>> = {}): AnyResource => ({
  ...definition,
  actions: Object.fromEntries(
    Object.entries(definition.actions ?? {}).map(([name, action]) => [
      name,
      withheld[name] ? withoutChoices(action, withheld[name]) : action,
    ]),
  ),
});

type Tables = Pick<Product, 'endpoints' | 'resources'>;

/** Calls and definitions as far as the role goes, where the server announces one that is not an administrator's. */
function permit<All extends Tables>(tables: All, announced: readonly Announced[]): All {
  const role = announced.find((extension) => extension.role)?.role ?? '';
  const may = roles[role];
  if (!may) return tables;
  const endpoints = permitted(tables.endpoints, may);
  const resources = tables.resources
    .filter(({ name }) => name in endpoints)
    .map((definition) => withoutForbidden(definition, tables.endpoints, endpoints))
    .map((definition) => withoutWithheld(definition, withheldValues[role]?.[definition.name]));
  return { ...tables, endpoints, resources };
}

/** Calls and definitions with those of the extensions that a server has announced, and that are known here. */
export function extendTables<All extends Tables>(tables: All, announced: readonly Announced[]): All {
  const supported = productExtensions.filter((extension) => isSupported(extension, announced));
  if (supported.length === 0) return tables;
  const known = tables.resources.map((definition) => supported.reduce(extended, definition));
  const names = new Set(known.map(({ name }) => name));
  const others = supported.flatMap(({ resources = [] }) => resources.filter(({ name }) => !names.has(name)));
  const endpoints = supported.reduce<EndpointTable>(
    (table, { id }) => add(table, extensions[id].endpoints),
    tables.endpoints,
  );
  return permit({ ...tables, endpoints, resources: [...known, ...others] }, announced);
}
