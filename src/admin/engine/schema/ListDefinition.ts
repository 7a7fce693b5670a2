import type { OneOf, Path, PathOf, ValueAt } from './Path.ts';

export type SegmentValue = string | number | boolean;

type ValuesOf<Value> = unknown extends Value ? SegmentValue : Extract<Value, SegmentValue>;

type Parts<Value> = readonly Value[] | Readonly<Record<string, Value>>;

/** Segments by the value of a field, labelled by `segments.<name>`. */
type SegmentsByField<Row, At extends Path<Row>> = {
  /** The field. The API gets its value under this name. It is a column only on another record's page, which has no tabs. */
  field: At;
  filter?: never;
  /** The values, or values by name: `{ open: true, closed: false }`. */
  of: Parts<ValuesOf<ValueAt<Row, At>>>;
  /** The field of the product's `figures` that counts the rows of the first segment, for a list that the API does not count. */
  figure?: string;
};

/** Segments by a filter that is not a field of the rows. */
type SegmentsByFilter<Name extends string> = {
  field?: never;
  figure?: never;
  /** The API gets the value under this name. */
  filter: string;
  /** As for a field. */
  of: readonly (Name | number | boolean)[] | Readonly<Record<Name, SegmentValue>>;
};

type Segments<Row, Name extends string> =
  | { [At in Path<Row>]: SegmentsByField<Row, At> }[Path<Row>]
  | SegmentsByFilter<Name>;

export type ExportColumn<Field extends string = string> = {
  field: Field;
  format?: 'date' | 'time';
};

/** The exported file. */
export type ExportDefinition<Field extends string = string> = {
  /** `<resource>.csv` by default. */
  fileName?: `${string}.csv`;
  /** The columns, headed by the labels of their fields; by default the fields of the list. */
  columns?: readonly (ExportColumn<Field> | Field)[];
};

/** A line chart. */
type ChartDefinition<Field extends string = string, Line extends string = string> = {
  /** The field of the horizontal axis, such as a day. */
  over: Field;
  /** The numbers, one line each. */
  lines: readonly Line[];
  /** Sums to choose from, the first one by default: of each seven days, or of all days so far. */
  sums?: readonly ('weekly' | 'cumulative')[];
};

/** Bubbles in the order of the rows, in place of a table. The last one is in view. */
type ConversationLayout<At extends string> = {
  conversation: {
    /** The field with the author. */
    author: At;
    /** The authors whose bubbles are at the right. */
    ours: readonly string[];
    /** The authors of notes, which look different. */
    notes?: readonly string[];
  };
};

export type ListDefinition<
  Row,
  Virtual extends string = never,
  Operation extends string = string,
  Segment extends string = string,
> = {
  /** Shows headings that unfold, or the bubbles of a conversation, in place of a table. */
  layout?: 'accordion' | ConversationLayout<OneOf<Path<Row>>['name']>;
  /** The number of skeleton rows while the list loads. */
  skeletonRows: number;
  /** Loads the rows, or the record on its page, again after this many seconds, in a visible tab. */
  refresh?: number;
  /** Splits a list that the API sends whole into pages of this many rows. */
  pageSize?: number;
  /** Shows the actions of a row as icons, in place of a menu. */
  actions?: 'icons';
  /** The searched fields; `true` if the list's call sends the search as `q`. */
  search?: true | readonly OneOf<Path<Row> | Virtual>['name'][];
  /** Offers to load and search all pages of a paged list. */
  searchAll?: true;
  /** The sortable fields. The API sorts by its endpoint's `sorts`, the browser sorts the loaded rows by others. */
  sort?: readonly OneOf<Path<Row> | Virtual>['name'][];
  /** The order of the API's rows until the administrator chooses one, by field. Its heading has the arrow. */
  order?: { readonly [At in OneOf<Path<Row> | Virtual>['name']]?: 'ASC' | 'DESC' };
  /** The fields with a filter; after the fourth, in a dialog. The API filters by its endpoint's `filters`, as with `sort`. */
  filters?: readonly OneOf<Path<Row> | Virtual>['name'][];
  /** Ranges of days up to today in UTC. The API lists the first without a filter. */
  ranges?: { readonly [At in OneOf<Path<Row> | Virtual>['name']]?: readonly (number | 'year' | 'all')[] };
  /** Actions on several rows at once, by a call each, or by one with `Many`: `deleteMany`. */
  bulk?: readonly Operation[];
  /** Numbers whose sums over the loaded rows are below the list. Each currency has its own sum. */
  summary?: readonly PathOf<Row, number>[];
  /** A chart of the loaded rows above them. */
  chart?: ChartDefinition<OneOf<Path<Row> | Virtual>['name'], PathOf<Row, number>>;
  /** Parts of the list, each in a tab. */
  segments?: Segments<Row, Segment>;
  /** Exports the rows on screen as CSV, or all rows that match, from every page. `true` exports the fields of the list. */
  export?: true | ExportDefinition<OneOf<Path<Row> | Virtual>['name']>;
};
