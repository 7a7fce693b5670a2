import type { ReactNode } from 'react';
import type { FieldKind, KindOptions } from '#admin/engine/schema/FieldKind.ts';
import type { AnyRules } from '#admin/engine/schema/Rules.ts';
import type { Values } from '#api/values.ts';
import type { FormatContext } from './FormatContext.ts';

/** A declared field: the path of its value, and the options of its kind. */
export type FieldSource<Kind extends FieldKind = 'text'> = { source: string } & KindOptions[Kind];

export type FieldProps<Kind extends FieldKind = 'text'> = FieldSource<Kind> & {
  /** Replaces the text of the value, for example by the same text within a link. */
  children?: ReactNode;
};

export type InputProps<Kind extends FieldKind = 'text'> = FieldSource<Kind> & { label: string; rules?: AnyRules };

/** How values of one kind appear everywhere but in forms, whose inputs are in `FieldInputs.tsx`. */
export type KindImplementation<Kind extends FieldKind = 'text'> = {
  /** Shows the value of the record in react-admin's record context. */
  Field(props: FieldProps<Kind>): ReactNode;
  /** The value as plain text: for names, the search and, without `toCell`, exports. Empty for no value. */
  toText(record: Values, field: FieldSource<Kind>, format: FormatContext): string;
  /** Tells apart records whose `toText` is the same. */
  toLabel?(record: Values, field: FieldSource<Kind>): string;
  /** The cell of an exported file, where it differs from the text: a spreadsheet calculates with numbers. */
  toCell?(record: Values, field: FieldSource<Kind>, format: FormatContext): string;
  /** Rows are sorted by this instead of the text. Null, for no value, comes last. */
  toSortKey?(record: Values, field: FieldSource<Kind>): string | number | null;
  /** The placeholder while the row loads, if not one line. */
  Skeleton?(): ReactNode;
  /** Spans all columns of a record's page. */
  isWide?: true;
  /** The record of another resource whose title is the text. */
  refersTo?(record: Values, field: FieldSource<Kind>): { resource: string; id: string };
  /** The control that filters a list by this kind. Without it, lists filter by a part of the text. */
  filter?: 'choice' | 'boolean' | 'date' | 'number';
};
