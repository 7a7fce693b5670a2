import type { Product } from '#admin/engine/dashboard.ts';
import type { AnyAction, AnyResource } from '#admin/engine/define.ts';
import { type EndpointTable, supports } from '#api/Endpoint.ts';
import type { Announced } from '#api/extensions/announcement.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { roles, withheldValues } from '#api/extensions/roles.ts';
import { isRecord } from '#api/values.ts';
import { type ProductExtension, productExtensions } from './resources/productExtensions.ts';

type Tables = Pick<Product, 'endpoints' | 'resources'>;

/** Merges an addition into a value. Arrays and objects grow, with the names of the addition last; other values are replaced. */
function add<Sum>(value: unknown, addition: unknown): Sum {
  if (Array.isArray(value) && Array.isArray(addition)) return [...value, ...addition] as Sum;
  if (!isRecord(value) || !isRecord(addition)) return addition as Sum;
  const unchanged = Object.entries(value).filter(([name]) => !(name in addition));
  const added = Object.entries(addition).map(([name, part]) => [name, name in value ? add(value[name], part) : part]);
  return Object.fromEntries([...unchanged, ...added]) as Sum;
}

const extendDefinition = (definition: AnyResource, { resources = [], additions = [] }: ProductExtension): AnyResource =>
  resources.find(({ name }) => name === definition.name) ??
  additions.filter(({ name }) => name === definition.name).reduce<AnyResource>(add, definition);

/** Leaves the calls that a role may make. */
function permittedCalls(endpoints: EndpointTable, permissions: NonNullable<(typeof roles)[string]>): EndpointTable {
  const permitted = Object.entries(endpoints).flatMap(([resource, calls]) => {
    const operations = permissions[resource];
    if (!operations) return [];
    const isPermitted = (name: string) => operations === 'all' || name === 'key' || operations.includes(name);
    return [[resource, Object.fromEntries(Object.entries(calls).filter(([name]) => isPermitted(name)))]];
  });
  return Object.fromEntries(permitted);
}

type Withheld = Readonly<Record<string, readonly string[]>>;

/** An action without the choices that a role may not send, and without the shortcuts that select them. */
function withoutChoices(action: AnyAction, withheld: Withheld): AnyAction {
  const { dialog, queue } = action;
  const isPermitted = (field: string, value: unknown) => !withheld[field]?.includes(String(value));
  const ask = Object.entries(dialog?.ask ?? {}).map(([name, field]) =>
    field && 'of' in field && Array.isArray(field.of)
      ? [name, { ...field, of: field.of.filter((value) => isPermitted(name, value)) }]
      : [name, field],
  );
  const shortcuts = Object.entries(queue?.shortcuts ?? {}).filter(([, chosen]) =>
    Object.entries(chosen).every(([field, value]) => isPermitted(field, value)),
  );
  return {
    ...action,
    ...(dialog?.ask && { dialog: { ...dialog, ask: Object.fromEntries(ask) } }),
    ...(queue?.shortcuts && { queue: { ...queue, shortcuts: Object.fromEntries(shortcuts) } }),
  };
}

/** The tables as far as the announced role goes. An administrator has none, and may do everything. */
function permit<All extends Tables>(tables: All, announced: readonly Announced[]): All {
  const role = announced.find((extension) => extension.role)?.role ?? '';
  const permissions = roles[role];
  if (!permissions) return tables;
  const endpoints = permittedCalls(tables.endpoints, permissions);
  const permittedActions = ({ name: resource, actions = {} }: AnyResource) =>
    Object.entries(actions)
      .filter(([name]) => !supports(tables.endpoints, resource, name) || supports(endpoints, resource, name))
      .map(([name, action]) => [name, withoutChoices(action, withheldValues[role]?.[resource]?.[name] ?? {})]);
  const resources = tables.resources
    .filter(({ name }) => name in endpoints)
    .map((definition) => ({ ...definition, actions: Object.fromEntries(permittedActions(definition)) }));
  return { ...tables, endpoints, resources };
}

/** Adds the calls and definitions of the announced extensions that this dashboard supports. */
export function extendTables<All extends Tables>(tables: All, announced: readonly Announced[]): All {
  const supported = productExtensions.filter(({ id }) =>
    announced.some((extension) => extension.id === id && extension.version === extensions[id].version),
  );
  if (supported.length === 0) return tables;
  const extended = tables.resources.map((definition) => supported.reduce(extendDefinition, definition));
  const names = new Set(extended.map(({ name }) => name));
  const added = supported.flatMap(({ resources = [] }) => resources.filter(({ name }) => !names.has(name)));
  const endpoints = supported.reduce<EndpointTable>(
    (table, { id }) => add(table, extensions[id].endpoints),
    tables.endpoints,
  );
  return permit({ ...tables, endpoints, resources: [...extended, ...added] }, announced);
}
