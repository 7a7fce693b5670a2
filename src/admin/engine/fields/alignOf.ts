import type { Field } from '#admin/engine/schema/Field.ts';

/** Figures that count or measure; a number that only names something, as a year does, is read like text. */
function isFigure(field: Field) {
  if (field.kind === 'number') return field.grouping !== false;
  if (field.kind === 'computed') return field.as === 'count' || field.as === 'yearsSince';
  return field.kind === 'money';
}

/** Where the values of a column stand: figures below each other by their last digit. */
export const alignOf = (field: Field) => (isFigure(field) ? 'right' : undefined);
