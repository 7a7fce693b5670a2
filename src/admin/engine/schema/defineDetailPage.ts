import type { HeaderFields, ShownFields } from './Field.ts';
import type { Sensitivity } from './FieldKind.ts';
import type { AnyRow, OneOf, Path, PathOf } from './Path.ts';

/** A part of a page with fields or with pictures. */
type DetailPart<Row, Resource extends string = string> = {
  /** Its heading is `resources.<name>.sections.<part>`. */
  name: string;
} & (
  | {
      /** Labelled fields, without blank `optional` ones. */
      fields: { [At in Path<Row>]?: ShownFields<Row, Resource>[At] & { optional?: true } };
      /** Shows long texts as large quotations. */
      quoted?: true;
    }
  | {
      /** The fields with the paths of pictures, which open in a viewer. */
      pictures: readonly PathOf<Row, string>[];
    }
);

type PartOf<Row, Resource extends string> = DetailPart<Row, Resource> | OneOf<Resource>['name'];

export type DetailPageDefinition<Row, Resource extends string = string> = {
  /** The path before the record's id: `/order-detail`; `/<resource>/<id>/show` by default. */
  path?: `/${string}`;
  /** The field with the path of a picture, shown before the name. Initials replace a missing one. */
  picture?: PathOf<Row, string>;
  /** As for the kind `image`. */
  sensitive?: Sensitivity;
  /** Fields under the name, with labels where they are `labelled`. Blank ones are left out. One with `isTitle` replaces the name. */
  header?: HeaderFields<Row, Resource>;
  /** The parts in their order, and names of `related` resources, whose lists they place. The sections by default. */
  parts?: readonly PartOf<Row, Resource>[];
  /** The parts with a tab, whose address ends in the part's name. The first tab also has all other parts. */
  tabs?: readonly string[];
  /** The parts, and `inline` actions, in a narrower column on wide screens. On others they come last. */
  aside?: readonly string[];
  /** Shortcuts to parts, by key: `{ p: 'photos' }`. They also open a part's pictures, without a blur. */
  keys?: Readonly<Record<string, string>>;
  /** Lists of related rows by resource. Those that `parts` leaves out are below both columns. */
  related?: {
    readonly [Name in Resource]?: {
      /**
       * The parameter of their calls with the record's id, or one for each part of its key: `['hall', 'stall']`. The only
       * record of a resource needs none. Used by: the test product (one for each part).
       */
      target?: string | readonly string[];
      /** The record's field that is sent instead of its id. */
      source?: Path<Row>;
    };
  };
};

/** Creates the `defineDetailPage` of a product with these resources. */
export const defineDetailPageOf =
  <Resource extends string>() =>
  <Row extends object>(definition: DetailPageDefinition<Row, Resource>) =>
    definition as object as DetailPageDefinition<AnyRow, Resource>;
