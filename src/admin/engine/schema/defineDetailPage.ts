import type { ShownFields } from './Field.ts';
import type { Sensitivity } from './FieldKind.ts';
import type { AnyRow, OneOf, Path, PathOf } from './Path.ts';

/** A tab with fields or with pictures. */
export type DetailTab<Row, Resource extends string = string> = {
  /** Its name in the URL. Its label is `resources.<name>.sections.<tab>`. */
  name: string;
} & (
  | {
      /** Labelled fields. */
      fields: ShownFields<Row, Resource>;
    }
  | {
      /** The fields with the paths of pictures, which open in a viewer. */
      pictures: readonly PathOf<Row, string>[];
    }
);

type TabOf<Row, Resource extends string> = DetailTab<Row, Resource> | OneOf<Resource>['name'];

export type DetailPageDefinition<Row, Resource extends string = string> = {
  /** The path before the record's id: `/order-detail`. By default the page is at `/<resource>/<id>/show`. */
  path?: `/${string}`;
  /** The field with the path of a picture. It is shown before the name, with initials in its place if it is empty. */
  picture?: PathOf<Row, string>;
  /** As for the kind `image`. */
  sensitive?: Sensitivity;
  /** Fields under the name, without labels. Blank ones are left out. */
  header?: ShownFields<Row, Resource>;
  /** The tabs; by default one for each section. The name of a `related` resource puts its tab there instead of last. */
  tabs?: readonly [TabOf<Row, Resource>, ...TabOf<Row, Resource>[]];
  /** Lists of related rows by resource, each in a tab. */
  related?: {
    readonly [Name in Resource]?: {
      /** The parameter of their calls with the record's id. */
      target: string;
      /** The record's field that is sent instead of its id. Used by: the test product. */
      source?: Path<Row>;
    };
  };
};

/** A page of any row type. */
export type DetailPage = DetailPageDefinition<AnyRow>;

/** Creates the `defineDetailPage` of a product with these resources. */
export const defineDetailPageOf =
  <Resource extends string>() =>
  <Row extends object>(definition: DetailPageDefinition<Row, Resource>) =>
    definition as object as DetailPageDefinition<AnyRow, Resource>;
