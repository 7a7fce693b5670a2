import type { OneOf, Path, ValueAt } from './Path.ts';

export type SegmentValue = string | number | boolean;

type ValuesOf<Value> = unknown extends Value ? SegmentValue : Extract<Value, SegmentValue>;

type Parts<Value> = readonly Value[] | Readonly<Record<string, Value>>;

/**
 * The parts of a list, each under a tab, with the number of its rows where the API tells it. Its name is worded as
 * `segments.<name>`.
 */
type SegmentsByField<Row, At extends Path<Row>> = {
  /** The field by whose value the API lists: it is sent under this name. */
  field: At;
  filter?: never;
  /** The values, each of which is its name; or the values by names, where they are no words: `{ open: true, closed: false }`. */
  of: Parts<ValuesOf<ValueAt<Row, At>>>;
};

/** The parts of a list whose rows do not say in which part they are. */
type SegmentsByFilter<Name extends string> = {
  field?: never;
  /** The name under which the API is sent the value. */
  filter: string;
  /** As above. */
  of: readonly (Name | number | boolean)[] | Readonly<Record<Name, SegmentValue>>;
};

type Segments<Row, Name extends string> =
  | { [At in Path<Row>]: SegmentsByField<Row, At> }[Path<Row>]
  | SegmentsByFilter<Name>;

type ExportColumn<Field> = {
  field: Field;
  format?: 'date' | 'time';
};

/** What is written of the rows on screen, and into which file. */
export type ExportDefinition<Field extends string = string> = {
  /** The name of the resource without it. */
  fileName?: `${string}.csv`;
  /** The fields of the list without them. A field by its name alone stands under its label. */
  columns?: readonly (ExportColumn<Field> | Field)[];
};

/** How many rows have a value, their sum, or their mean; amounts in several currencies are summed apart. */
export type SummaryFigure = 'count' | 'sum' | 'mean';

/** Only numbers can be added. */
type FigureOf<Value> = unknown extends Value ? SummaryFigure : Value extends number ? SummaryFigure : 'count';

/** Lines over rows: numbers by a day, or by another field that rows can be sorted by. */
type ChartDefinition<Field extends string = string, Line extends string = string> = {
  /** The field along the chart. */
  over: Field;
  /** The numbers, a line each. */
  lines: readonly Line[];
};

type NumberIn<Row> = {
  [At in Path<Row>]: unknown extends ValueAt<Row, At> ? At : ValueAt<Row, At> extends number ? At : never;
}[Path<Row>];

export type ListDefinition<
  Row,
  Own extends string = never,
  Operation extends string = string,
  Segment extends string = string,
> = {
  /** Rows as lines of a table, or as headings that unfold. */
  layout: 'table' | 'accordion';
  /** How many empty rows stand for those that are on their way. */
  skeletonRows: number;
  /** Rows that arrive all at once are shown this many at a time, and the search looks through all of them. */
  pageSize?: number;
  /** How the actions of a row are offered: behind one button, or each as a symbol. */
  actions: 'menu' | 'icons';
  /** The fields that the search looks through. Without them there is no search. */
  search?: readonly OneOf<Path<Row> | Own>['name'][];
  /** The search can be let through all pages of a paged list, which reads them a few at a time. */
  searchAll?: true;
  /** The fields that rows can be sorted by. The API sorts by those that its endpoint `sorts`, else what was read is sorted. */
  sort?: readonly OneOf<Path<Row> | Own>['name'][];
  /** The fields that rows can be filtered by. The API filters by those among its endpoint's `filters`, else what was read is filtered. */
  filters?: readonly OneOf<Path<Row> | Own>['name'][];
  /** Ranges of days up to today (in UTC) that are offered beside a filter by days: so many days, or this year. */
  ranges?: { readonly [At in OneOf<Path<Row> | Own>['name']]?: readonly (number | 'year')[] };
  /** The actions that can be run on several rows at once, by one call a row. Those that the API lacks are not offered. */
  bulk?: readonly Operation[];
  /** What is counted of a column of the rows that were read, and shown below it. */
  summary?: { readonly [At in Path<Row>]?: readonly FigureOf<ValueAt<Row, At>>[] };
  /** A chart above the rows that were read, which says nothing that they do not. */
  chart?: ChartDefinition<OneOf<Path<Row> | Own>['name'], NumberIn<Row>>;
  /** The parts of the list, each under a tab. */
  segments?: Segments<Row, Segment>;
  /** A file of the rows on screen: `true` for one of the list's own fields. */
  export?: true | ExportDefinition<OneOf<Path<Row> | Own>['name']>;
  /** `export` can be had of all pages of a paged list, too, which reads them a few at a time. It follows the search. Used by: the test product. */
  exportAll?: true;
};
