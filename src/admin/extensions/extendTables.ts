import type { Product } from '#admin/product/Product.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Announced } from '#api/announcement.ts';
import type { EndpointTable } from '#api/Endpoint.ts';
import { extensions } from '#api/extensions.ts';
import { isRecord, type Values } from '#api/values.ts';
import { type ProductExtension, productExtensions } from './resources/productExtensions.ts';

/** Adds values to others: lists grow, and what is neither list nor object is replaced. */
function add<Sum>(one: unknown, other: unknown): Sum {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other] as Sum;
  if (!isRecord(one) || !isRecord(other)) return other as Sum;
  const added = Object.entries(other).map(([name, value]) => [name, name in one ? add(one[name], value) : value]);
  return { ...one, ...(Object.fromEntries(added) as Values) } as Sum;
}

const extended = (definition: AnyResource, { resources = [], additions = [] }: ProductExtension): AnyResource =>
  resources.find(({ name }) => name === definition.name) ??
  additions.filter(({ name }) => name === definition.name).reduce<AnyResource>(add, definition);

const isSpoken = ({ id }: ProductExtension, announced: readonly Announced[]) =>
  announced.some((extension) => extension.id === id && extension.version === extensions[id].version);

/** Calls and definitions with those of the extensions that a server has announced, and that are known here. */
export function extendTables<Tables extends Pick<Product, 'endpoints' | 'resources'>>(
  tables: Tables,
  announced: readonly Announced[],
): Tables {
  const spoken = productExtensions.filter((extension) => isSpoken(extension, announced));
  if (spoken.length === 0) return tables;
  const known = tables.resources.map((definition) => spoken.reduce(extended, definition));
  const names = new Set(known.map(({ name }) => name));
  const others = spoken.flatMap(({ resources = [] }) => resources.filter(({ name }) => !names.has(name)));
  return {
    ...tables,
    endpoints: spoken.reduce<EndpointTable>((table, { id }) => add(table, extensions[id].endpoints), tables.endpoints),
    resources: [...known, ...others],
  };
}
