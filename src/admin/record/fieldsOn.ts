import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Surface } from '#admin/schema/Field.ts';

/** What is declared for `form` is on the forms that create and that update. */
const isForm = (surface: Surface) => surface === 'create' || surface === 'update';

/** The fields of a surface in the order in which they are declared. */
export const fieldsOn = ({ fields }: AnyResource, surface: Surface) =>
  Object.entries(fields)
    .flatMap(([source, field]) => (field ? [{ source, ...field }] : []))
    .filter(({ on }) => on.some((declared) => declared === surface || (declared === 'form' && isForm(surface))));

/** Tells whether the form that creates a record, or the one that updates it, has anything to type. */
export const hasForm = (definition: AnyResource, operation: 'create' | 'update') =>
  fieldsOn(definition, operation).length > 0;
