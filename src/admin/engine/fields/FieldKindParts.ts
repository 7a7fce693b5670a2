import type { ReactNode } from 'react';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import type { Values } from '#api/values.ts';
import type { FormatContext } from './FormatContext.ts';

/** What a kind needs to know of a declared field: where its value lies, and the options of the kind. */
export type FieldSource<Kind extends FieldKind = 'text'> = { source: string } & KindOptions[Kind];

export type FieldProps<Kind extends FieldKind = 'text'> = FieldSource<Kind> & {
  /** Replaces the text of the value: the same text within a link. */
  children?: ReactNode;
};

/** What an input is given: the whole of the declared field, under its label. */
export type InputProps<Kind extends FieldKind = 'text'> = FieldSource<Kind> & { label: string; rules?: AnyRules };

/** What rows are sorted by; null for no value, which comes last. */
type SortKey = string | number | null;

/** What a field kind consists of. */
export type FieldKindParts<Kind extends FieldKind = 'text'> = {
  /** Shows the value of the record in react-admin's record context. */
  Field(props: FieldProps<Kind>): ReactNode;
  /** The value as plain text: for names, the search and, without `toCell`, exports. Empty for no value. */
  toText(record: Values, field: FieldSource<Kind>, format: FormatContext): string;
  /** Text that tells a record from others with the same `toText`. */
  toLabel?(record: Values, field: FieldSource<Kind>): string;
  /** What a spreadsheet is given, where it can calculate with more than the text. */
  toCell?(record: Values, field: FieldSource<Kind>, format: FormatContext): string;
  /** What rows are sorted by, where that is not the text. */
  toSortKey?(record: Values, field: FieldSource<Kind>): SortKey;
  /** Takes the place of a value whose row is still loading, where that is not about a line of text. */
  Skeleton?(): ReactNode;
  /** In a detail of several columns it spans all of them. */
  isWide?: true;
  /** The record of another resource by whose title it is read. */
  refersTo?(record: Values, field: FieldSource<Kind>): { resource: string; id: string };
  /** How a list is filtered by it, where not by a part of its text: one of its values, or a range of them. */
  filter?: 'choice' | 'boolean' | 'date' | 'number';
};
