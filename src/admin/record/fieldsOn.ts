import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Field, Surface } from '#admin/schema/Field.ts';

/** The fields of a surface in the order in which they are declared. */
export const fieldsOn = ({ fields }: AnyResource, surface: Surface) =>
  Object.entries(fields)
    .filter((entry): entry is [string, Field] => entry[1]?.on.some((declared) => declared === surface) ?? false)
    .map(([source, field]) => ({ source, ...field }));
