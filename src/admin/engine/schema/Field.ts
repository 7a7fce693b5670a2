import type { Condition } from './Condition.ts';
import type { FieldKind, KindFor, KindOptions, TypedKind } from './FieldKind.ts';
import type { AnyRow, OneOf, Path, ValueAt } from './Path.ts';
import type { Rules } from './Rules.ts';

/** Where a field is only shown: `card` is a list on a phone, which shows `list` where no field is on it. Used by: the test product (`card`). */
type ReadOnlyView = 'list' | 'detail' | 'card';

/** Where a field appears; `form` is `create` and `update`. Each view shows its fields in the order they are declared. Used by: the test product (`create` without `update`). */
export type View = ReadOnlyView | 'create' | 'update' | 'form';

/** The kinds that tell who somebody is. Their values are personal unless a definition says that they are not. */
type IdentifyingKind = 'email' | 'person';

type Privacy<Kind extends FieldKind> = {
  /**
   * Whether it tells who or where a person is: masked where the administrator has chosen so. An email and
   * a person are personal by their kind; `false` shows a colleague's.
   */
  personal?: Kind extends IdentifyingKind ? false : true;
};

type FieldOfKind<Row, Value, Kind extends FieldKind, Resource extends string> = {
  /** How it is shown and typed: one of the kinds below. */
  kind: Kind;
  /** The views where it appears. */
  on: readonly (Kind extends TypedKind ? OneOf<View>['name'] : OneOf<ReadOnlyView>['name'])[];
  /** What a typed value must keep to. */
  rules?: Kind extends TypedKind ? Rules<Kind, Value> : never;
  /** Shown, typed and sent only while the condition holds. */
  when?: Condition<Row>;
  /** Left out of a detail, label and all, when the record has no value. */
  optional?: true;
} & Privacy<Kind> &
  KindOptions<Row, Value, Resource>[Kind];

/** A value that is only shown, of a kind that fits it. */
type ShownField<Row, Value, Resource extends string> = {
  [Kind in KindFor<Row, Value>]: { kind: Kind } & Privacy<Kind> & KindOptions<Row, Value, Resource>[Kind];
}[KindFor<Row, Value>];

/** Values of a row that are only shown, by their paths. */
export type ShownFields<Row, Resource extends string = string> = {
  [At in Path<Row>]?: ShownField<Row, ValueAt<Row, At>, Resource>;
};

/** A field for a value of a row: only the kinds that fit the value, each with its own options and rules. */
type FieldOf<Row, Value, Resource extends string = string, Kinds extends FieldKind = KindFor<Row, Value>> = {
  [Kind in Kinds]: FieldOfKind<Row, Value, Kind, Resource>;
}[Kinds];

/** The compiler's words about a name that no row has: what the row has. */
type Unknown<Row> = { kind: `a field that the row has: ${Path<Row>}`; on: readonly never[] };

/** A field of a name that no row has: computed, of the kind `custom`, or the person that the row is. */
type OwnField<Row> = FieldOf<Row, unknown, string, 'computed' | 'custom'> | FieldOf<Row, null, string, 'person'>;

/** The fields of a row by their paths, and those of names of their own. */
export type Fields<Row, Own extends string = never, Resource extends string = string> = {
  [At in Path<Row>]?: FieldOf<Row, ValueAt<Row, At>, Resource>;
} & { [Name in Own]?: Name extends Path<Row> ? unknown : OwnField<Row> | Unknown<Row> };

/** A field whose row type the generators do not need to know. */
export type Field = FieldOf<AnyRow, unknown>;
