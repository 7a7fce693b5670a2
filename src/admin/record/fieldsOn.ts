import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Surface } from '#admin/schema/Field.ts';

/** The fields of a surface in the order in which they are declared. */
export const fieldsOn = ({ fields }: AnyResource, surface: Surface) =>
  Object.entries(fields)
    .flatMap(([source, field]) => (field ? [{ source, ...field }] : []))
    .filter(({ on }) => on.some((declared) => declared === surface));
