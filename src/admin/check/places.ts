import type { CheckedDefinition, CheckedField } from './Tables.ts';

/** Where a field may appear. */
export const places = ['list', 'detail', 'create', 'update', 'form', 'card', 'filter'];

/** True where the field can be typed into the form that creates, or the one that updates. */
export const isTypedOn = ({ on }: CheckedField, operation: 'create' | 'update') =>
  on.includes('form') || on.includes(operation);

export const isTyped = (field: CheckedField) => isTypedOn(field, 'create') || isTypedOn(field, 'update');

/** The fields of one of the two forms. */
export const typedFields = ({ fields }: CheckedDefinition, operation: 'create' | 'update') =>
  Object.entries(fields).filter(([, field]) => isTypedOn(field, operation));

/** The names of the parts of a list. */
export const segmentNames = ({ list: { segments } }: CheckedDefinition) =>
  segments?.options?.map(({ name }) => name) ?? segments?.of?.map(nameOf) ?? [];

const nameOf = (segment: unknown) =>
  typeof segment === 'object' && segment !== null && 'name' in segment ? String(segment.name) : String(segment);

/** What can be done with a row, by name. */
export const actionsOf = ({ actions, rowActions }: CheckedDefinition) => Object.entries(actions ?? rowActions ?? {});
