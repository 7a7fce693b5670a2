/** A part of a list, shown under a tab of its own. The API receives `value` under the name of `filter`. */
export type Segment = { name: string; value: string | number };

type ExportColumn<Row> = {
  field: keyof Row & string;
  format?: 'date' | 'time';
};

/** What is written of the rows on screen, and into which file. */
export type ExportDefinition<Row> = {
  /** The name of the resource without it. */
  fileName?: `${string}.csv`;
  /** A field by its name alone stands under its label. */
  columns: readonly (ExportColumn<Row> | (keyof Row & string))[];
};

/** How many rows have a value, their sum, or their mean; amounts in several currencies are summed apart. */
export type SummaryFigure = 'count' | 'sum' | 'mean';

export type ListDefinition<Row> = {
  layout: 'table' | 'accordion';
  skeletonRows: number;
  /** Rows that arrive all at once are shown this many at a time, and the search looks through all of them. */
  pageSize?: number;
  /** How the actions of a row are offered: behind one button, or each as a symbol. */
  actions: 'menu' | 'icons';
  /** The fields that the search looks through. Without them there is no search. */
  search?: readonly (keyof Row & string)[];
  /** The search can be let through all pages of a paged list, which reads them a few at a time. */
  searchAll?: true;
  /** The fields that rows can be sorted by. The API sorts by those that its endpoint `sorts`, else what was read is sorted. */
  sort?: readonly (keyof Row & string)[];
  /** The fields that rows can be filtered by. The API filters by those among its endpoint's `filters`, else what was read is filtered. */
  filters?: readonly (keyof Row & string)[];
  /** The actions that can be run on several rows at once, by one call a row. Those that the API lacks are not offered. */
  bulk?: readonly string[];
  /** What is counted of a column of the rows that were read, and shown below it. */
  summary?: { readonly [Field in keyof Row & string]?: readonly SummaryFigure[] };
  segments?: { filter: string; options: readonly [Segment, ...Segment[]] };
  export?: ExportDefinition<Row>;
  /** `export` can be had of all pages of a paged list, too, which reads them a few at a time. It follows the search. */
  exportAll?: true;
};
