import { partsOf } from '#admin/engine/fields/fieldKinds.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';

/** How a list is filtered by a field: by one of its values, by a range of them, or by a part of its text. */
export const filterModeOf = ({ fields }: AnyResource, source: string) =>
  partsOf(fields[source]?.kind ?? 'text').filter ?? 'text';
