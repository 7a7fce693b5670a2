import type { ComponentType, ReactNode } from 'react';
import type { Values } from '#api/values.ts';

export type CellProps = {
  record: Values;
  source: string;
  /** The value's words wrapped in a link, for the cell that names its row. */
  children?: ReactNode;
};

export type InputProps = { source: string; label: string; required?: boolean };

/** What a field kind consists of. */
export type FieldParts = {
  Cell: ComponentType<CellProps>;
  /** Kinds that are only shown have none. */
  Input?: ComponentType<InputProps>;
  /** The value in words: for names, the search and exports. */
  toText: (record: Values, source: string) => string;
  /** Words that tell a row from others of the same text. */
  toLabel?: (record: Values, source: string) => string;
};
