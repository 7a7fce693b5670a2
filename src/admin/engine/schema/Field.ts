import type { Condition } from './Condition.ts';
import type { FieldKind, KindFor, KindOptions } from './FieldKind.ts';
import type { TypedKind } from './kindTraits.ts';
import type { AnyRow, OneOf, Path, ValueAt } from './Path.ts';
import type { Rules } from './Rules.ts';

type ReadOnlyView = 'list' | 'detail' | 'card';

type FormView = 'create' | 'update' | 'form';

/** Where a field appears, in the declared order. `form` means `create` and `update`. */
export type View = ReadOnlyView | FormView;

type IdentifyingKind = 'email' | 'person';

type Privacy<Kind extends FieldKind> = {
  /** Marks personal data, which a preference masks. Emails and persons are personal unless this is `false`. */
  personal?: Kind extends IdentifyingKind ? false : true;
};

type FieldOfKind<Row, Value, Kind extends FieldKind, Resource extends string> = {
  /** One of the kinds below. */
  kind: Kind;
  /** The views that show it: `list`, `card` (the list on a phone; by default the fields on `list`), `detail`, `create`, `update`, `form` (both). */
  on: readonly (Kind extends 'password'
    ? OneOf<FormView>['name']
    : Kind extends TypedKind
      ? OneOf<View>['name']
      : OneOf<ReadOnlyView>['name'])[];
  /** Validation rules. */
  rules?: Kind extends TypedKind ? Rules<Kind, Value> : never;
  /** Shows and sends the field only while the condition holds. */
  when?: Condition<Row>;
  /** The field in the second line of its cell. */
  below?: Kind extends 'person' ? unknown : OneOf<Path<Row>>['name'];
  /** Hides the field and its label while it has no value, and a column while no row has one. */
  optional?: true;
  // For other products:
  /** Sent while the condition fails; nothing by default. */
  else?: null;
} & Privacy<Kind> &
  KindOptions<Row, Value, Resource>[Kind];

/** A read-only field whose kind fits the value. */
type ShownField<Row, Value, Resource extends string> = {
  [Kind in Exclude<KindFor<Row, Value>, 'password'>]: { kind: Kind } & Privacy<Kind> &
    KindOptions<Row, Value, Resource>[Kind];
}[Exclude<KindFor<Row, Value>, 'password'>];

/** Read-only fields by path. */
export type ShownFields<Row, Resource extends string = string> = {
  [At in Path<Row>]?: ShownField<Row, ValueAt<Row, At>, Resource>;
};

/** A field whose kind fits the value, with the options and rules of the kind. */
type FieldOf<Row, Value, Resource extends string = string, Kinds extends FieldKind = KindFor<Row, Value>> = {
  [Kind in Kinds]: FieldOfKind<Row, Value, Kind, Resource>;
}[Kinds];

/**
 * Read-only fields under the name of a record, each shown while its condition holds. Those that are `labelled` have their label
 * before the value.
 */
export type HeaderFields<Row, Resource extends string = string> = {
  [At in Path<Row>]?: ShownField<Row, ValueAt<Row, At>, Resource> & {
    labelled?: true;
    isTitle?: true;
    when?: Condition<Row>;
  };
};

/** Makes the compiler list the row's paths in the error for an unknown path. */
type Unknown<Row> = { kind: `a field that the row has: ${Path<Row>}`; on: readonly never[] };

/** A virtual field: no path of the row has its name. */
type VirtualField<Row> =
  | FieldOf<Row, unknown, string, 'computed' | 'custom' | 'json' | 'password'>
  | FieldOf<Row, null, string, 'person'>;

/** The fields of a row by path, and virtual ones. */
export type Fields<Row, Virtual extends string = never, Resource extends string = string> = {
  [At in Path<Row>]?: FieldOf<Row, ValueAt<Row, At>, Resource>;
} & { [Name in Virtual]?: Name extends Path<Row> ? unknown : VirtualField<Row> | Unknown<Row> };

/** A field of any row type. */
export type Field = FieldOf<AnyRow, unknown>;
