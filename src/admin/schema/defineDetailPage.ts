import type { ShownFields } from './Field.ts';
import type { AnyRow, PathOf } from './Path.ts';

/** A tab is called by its name in the address, and `resources.<name>.sections.<tab>` on screen. */
type Named = { name: string };

/** Labelled values in the order they are declared. */
type FieldsTab<Row> = Named & { fields: ShownFields<Row> };

/** The pictures that there are; each opens in a viewer. */
type PicturesTab<Row> = Named & { pictures: readonly PathOf<Row, string>[] };

export type DetailTab<Row> = FieldsTab<Row> | PicturesTab<Row>;

export type DetailPageDefinition<Row, Resource extends string = string> = {
  /** Its address in the dashboard, which the record's key follows; `/<resource>/<key>/show` without it. */
  path?: `/${string}`;
  /** A picture before the name of the record, or initials where it has none. */
  picture?: PathOf<Row, string>;
  /** What stands below the name without labels, each as its kind shows it; nothing for a value that is absent. */
  header?: ShownFields<Row>;
  /** Without tabs of its own, the page shows the fields of the resource's detail, a tab a section. */
  tabs?: readonly [DetailTab<Row>, ...DetailTab<Row>[]];
  /**
   * Lists of other resources that belong to the record, a tab each, by the name of the resource. Their calls get the
   * record's key under the name of `target`, as react-admin's ReferenceManyField calls it.
   */
  rows?: { readonly [Name in Resource]?: { target: string } };
};

/** A definition whose row type the generators do not need to know. */
export type DetailPage = DetailPageDefinition<AnyRow>;

/** Checks a definition against its row type; at run time it is the definition itself. */
export function defineDetailPage<Row extends object>(definition: DetailPageDefinition<Row>): DetailPage;
export function defineDetailPage(definition: DetailPage) {
  return definition;
}
