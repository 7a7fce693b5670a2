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

/** How the dashboard shows, searches, sorts and exports values of one kind. The inputs of forms are in `FieldInputs.tsx`. */
export type KindImplementation<Kind extends FieldKind = 'text'> = {
  /** Shows the value of the record in react-admin's record context. */
  Field(props: FieldProps<Kind>): ReactNode;
  /** Returns plain text for names, the search and, without `toCell`, exports. Without a value it returns ''. */
  toText(record: Values, field: FieldSource<Kind>, format: FormatContext): string;
  /** Returns a longer text, which differs between records whose `toText` is the same. */
  toLabel?(record: Values, field: FieldSource<Kind>): string;
  /** Returns the cell in an exported file, if it differs from the text. A spreadsheet calculates with numbers. */
  toCell?(record: Values, field: FieldSource<Kind>, format: FormatContext): string;
  /** Returns the unit of `toCell`, such as a currency, for a column of its own. */
  toUnit?(record: Values, field: FieldSource<Kind>): string;
  /** Returns the value by which rows sort, instead of the text. Rows with null, for no value, are last. */
  toSortKey?(record: Values, field: FieldSource<Kind>): string | number | null;
  /** Shows a placeholder while the row loads. The default is one line. */
  Skeleton?(): ReactNode;
  /** True for a field that spans all columns of a record's page. */
  isWide?: true;
  /** Returns the record of another resource whose title `toText` returns. */
  refersTo?(record: Values, field: FieldSource<Kind>): { resource: string; id: string };
  /** The control that filters a list by this kind. Without it, lists filter by a part of the text. */
  filter?: 'choice' | 'boolean' | 'date' | 'number';
};
