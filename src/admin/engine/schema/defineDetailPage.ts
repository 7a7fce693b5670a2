import type { ShownFields } from './Field.ts';
import type { Sensitivity } from './FieldKind.ts';
import type { AnyRow, OneOf, PathOf } from './Path.ts';

/** A tab is called by its name in the address, and `resources.<name>.sections.<tab>` on screen. */
type Named = { name: string };

/** Labelled values in the order they are declared. */
type FieldsTab<Row, Resource extends string> = Named & { fields: ShownFields<Row, Resource> };

/** The pictures that there are; each opens in a viewer. */
type PicturesTab<Row> = Named & { pictures: readonly PathOf<Row, string>[] };

export type DetailTab<Row, Resource extends string = string> = FieldsTab<Row, Resource> | PicturesTab<Row>;

type TabOf<Row, Resource extends string> = DetailTab<Row, Resource> | OneOf<Resource>['name'];

export type DetailPageDefinition<Row, Resource extends string = string> = {
  /** Its address in the dashboard, which the record's key follows; `/<resource>/<key>/show` without it. */
  path?: `/${string}`;
  /** A picture before the name of the record, or initials where it has none. */
  picture?: PathOf<Row, string>;
  /** Its pictures show people, as those of the kind `image` may. */
  sensitive?: Sensitivity;
  /** What stands below the name without labels, each as its kind shows it; nothing for a value that is absent. */
  header?: ShownFields<Row, Resource>;
  /**
   * Without tabs of its own, the page shows the fields of the resource's detail, a tab a section. The name of one of `related`
   * is the place of its tab; those that are not named come last.
   */
  tabs?: readonly [TabOf<Row, Resource>, ...TabOf<Row, Resource>[]];
  /**
   * Lists of other resources that belong to the record, a tab each, by the name of the resource. Their calls get the
   * record's key under the name of `target`, as react-admin's ReferenceManyField calls it.
   */
  related?: { readonly [Name in Resource]?: { target: string } };
};

/** A definition whose row type the generators do not need to know. */
export type DetailPage = DetailPageDefinition<AnyRow>;

/** Makes the `defineDetailPage` of a product that has these resources. */
export const defineDetailPageOf =
  <Resource extends string>() =>
  <Row extends object>(definition: DetailPageDefinition<Row, Resource>) =>
    definition as object as DetailPageDefinition<AnyRow, Resource>;
