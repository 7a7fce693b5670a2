import type { CheckedDefinition, CheckedField } from './Tables.ts';

/** True where the field can be typed into the form that creates, or the one that updates. */
export const isTypedOn = ({ on }: CheckedField, operation: 'create' | 'update') =>
  on.includes('form') || on.includes(operation);

export const isTyped = (field: CheckedField) => isTypedOn(field, 'create') || isTypedOn(field, 'update');

/** The fields of one of the two forms. */
export const typedFields = ({ fields }: CheckedDefinition, operation: 'create' | 'update') =>
  Object.entries(fields).filter(([, field]) => isTypedOn(field, operation));

/** The names of the parts of a list. */
export function segmentNames({ list: { segments: { of = [] } = {} } }: CheckedDefinition) {
  return Array.isArray(of) ? of.map(String) : Object.keys(of);
}

/** The name under which the API is sent what tells the parts of a list apart. */
export const segmentParam = ({ list: { segments } }: CheckedDefinition) => segments?.field ?? segments?.filter;

/** What can be done with a row or with the list, by name. */
export const actionsOf = ({ actions = {} }: CheckedDefinition) => Object.entries(actions);

/** The columns of the exported file, as far as they are named. */
export const columnsOf = ({ list: { export: exported } }: CheckedDefinition) =>
  (typeof exported === 'object' ? (exported.columns ?? []) : []).map((column) =>
    typeof column === 'string' ? { field: column } : column,
  ) satisfies { field: string; format?: string }[];
