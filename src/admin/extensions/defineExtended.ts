import type { ProductMenuNames } from '#admin/defineResource.ts';
import { type AnyResource, defineDetailPageOf, defineResourceOf } from '#admin/engine/define.ts';
import type { endpoints } from '#api/endpoints.ts';
import type { ExtensionEndpoints } from '#api/extensions/endpoints.ts';
import type { ExtensionRows } from '#api/extensions/wire.ts';
import type { Rows } from '#api/wire.ts';

type Table = typeof endpoints & ExtensionEndpoints;
type AllRows = Rows & ExtensionRows;

/** The part that an extension adds to a definition of the fixed API. */
export type Addition = Partial<AnyResource> & Pick<AnyResource, 'name'>;

/** Checks the definition of an extension's resource against its row and calls. */
export const defineExtensionResource = defineResourceOf<Table, AllRows, ProductMenuNames>();

type Definition<Name extends keyof AllRows, Virtual extends string> = Parameters<
  typeof defineExtensionResource<Name, Virtual, string>
>[0];

/** Checks the detail page of such a resource. */
export const defineExtensionPage = defineDetailPageOf<keyof AllRows & string>();

/** Checks an addition to a resource of the fixed API. */
export const defineAddition = <const Name extends keyof Rows, const Virtual extends string = never>(
  addition: Pick<Definition<Name, Virtual>, 'name'> &
    Partial<Omit<Definition<Name, Virtual>, 'list'>> & { list?: Partial<Definition<Name, Virtual>['list']> },
) => addition as object as Addition;
