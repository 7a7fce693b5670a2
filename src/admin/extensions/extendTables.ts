import type { Product } from '#admin/engine/dashboard.ts';
import type { AnyAction, AnyResource } from '#admin/engine/define.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import type { AnnouncedExtension } from '#api/extensions/announcement.ts';
import { extensions } from '#api/extensions/endpoints.ts';
import { type WithheldValues, withheld } from '#api/extensions/roles.ts';
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

/** Changes each entry, or drops it by undefined. */
const mapEntries = <Value, Changed>(
  object: Readonly<Record<string, Value>> = {},
  change: (value: Value, name: string) => Changed | undefined,
) =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) => {
      const changed = change(value, name);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );

/** A part of an action without these values. A list of them belongs to the nearest field around it. */
function without<Part>(part: Part, refused: WithheldValues, field = ''): Part {
  if (Array.isArray(part)) return part.filter((value) => !refused[field]?.includes(String(value))) as Part;
  if (!isRecord(part)) return part;
  return mapEntries(part, (inner, name) => without(inner, refused, name in refused ? name : field)) as Part;
}

/** An action without the values that a role may not send or change, and the shortcuts that select them. */
function withoutValues(action: AnyAction, refused: WithheldValues = {}): AnyAction {
  const { queue, ...rest } = without(action, refused);
  if (!queue) return rest;
  const isPermitted = ([field, value]: [string, unknown]) => !refused[field]?.includes(String(value));
  const shortcuts = mapEntries(queue.shortcuts, (presets) =>
    Object.entries(presets).every(isPermitted) ? presets : undefined,
  );
  return { ...rest, queue: { ...queue, shortcuts } };
}

/** The tables as far as the announced role goes. An administrator has none, and may do everything. */
function permit<All extends Tables>(tables: All, announced: readonly AnnouncedExtension[]): All {
  const refused = withheld[announced.find((extension) => extension.role)?.role ?? ''];
  if (!refused) return tables;
  const { operations, values } = refused;
  const isPermitted = (resource: string) => !refused.resources.includes(resource);
  const permitted = <Part>(parts: Readonly<Record<string, Part>> | undefined, resource: string) =>
    mapEntries(parts, (part, operation) => (operations[resource]?.includes(operation) ? undefined : part));
  const endpoints = mapEntries(tables.endpoints, (calls, resource) =>
    isPermitted(resource) ? permitted(calls, resource) : undefined,
  );
  const resources = tables.resources
    .filter(({ name }) => isPermitted(name))
    .map((definition) => ({
      ...definition,
      actions: mapEntries(permitted(definition.actions, definition.name), (action) =>
        withoutValues(action, values[definition.name]),
      ),
    }));
  return { ...tables, endpoints, resources };
}

/** Adds the calls and definitions of the announced extensions that this dashboard supports. */
export function extendTables<All extends Tables>(tables: All, announced: readonly AnnouncedExtension[]): All {
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
