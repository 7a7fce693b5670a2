import type { AnyResource, Field, Place } from '#admin/schema/defineResource.ts';

/** The fields of a place in the order they are declared. */
export const fieldsIn = ({ fields }: AnyResource, place: Place) =>
  Object.entries(fields)
    .filter((entry): entry is [string, Field] => entry[1]?.shownIn.some((shown) => shown === place) ?? false)
    .map(([source, field]) => ({ source, ...field }));
