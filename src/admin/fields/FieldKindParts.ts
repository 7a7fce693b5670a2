import type { ComponentType, ReactNode } from 'react';
import type { Field } from '#admin/schema/Field.ts';
import type { Values } from '#api/values.ts';

/** What a kind needs to know of a declared field. `whose` is an option of the kind `person`. */
export type FieldSource = { source: string; whose?: Extract<Field, { kind: 'person' }>['whose'] };

export type FieldProps = FieldSource & {
  /** Replaces the text of the value: the same text within a link. */
  children?: ReactNode;
};

export type InputProps = { source: string; label: string; required?: boolean };

/** What a field kind consists of. */
export type FieldKindParts = {
  /** Shows the value of the record in react-admin's record context. */
  Field: ComponentType<FieldProps>;
  /** The value as plain text: for names, the search and exports. */
  toText: (record: Values, field: FieldSource) => string;
  /** Text that tells a record from others with the same `toText`. */
  toLabel?: (record: Values, field: FieldSource) => string;
  /** What rows are sorted by, where that is not the text; null for no value, which comes last. */
  toSortKey?: (record: Values, field: FieldSource) => string | number | null;
  /** How a list is filtered by it, where not by a part of its text: one of its values, or a range of them. */
  filter?: 'choice' | 'boolean' | 'date' | 'number';
};
