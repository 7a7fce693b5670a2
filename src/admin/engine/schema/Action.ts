import type { SourcesOf } from '#api/defineEndpoints.ts';
import type { Condition } from './Condition.ts';
import type { ShownFields } from './Field.ts';
import type { KindFor, KindOptions, TypedKind } from './FieldKind.ts';
import type { IconName } from './icons.ts';
import type { AnyRow, OneOf, Path, PathOf, ValueAt } from './Path.ts';
import type { Rules } from './Rules.ts';

/** A value that an action asks for. Its kind fits the value. */
type AskedField<Row, Value, Resource extends string> = {
  [Kind in Extract<KindFor<Row, Value>, TypedKind>]: {
    kind: Kind;
    rules?: Rules<Kind, Value>;
    when?: Condition<AnyRow>;
    /** The row's field with the initial value. */
    initial?: PathOf<Row, Value>;
  } & KindOptions<Row, Value, Resource>[Kind];
}[Extract<KindFor<Row, Value>, TypedKind>];

/** The type of the row's value of this name, else unknown. */
type ValueOf<Row, Name> = Name extends Path<Row> ? ValueAt<Row, Name> : unknown;

type AnyCall = { sends: readonly string[] };

/** The values that an action can ask for. */
type Asked<Row, Name extends string, Resource extends string> = [Name] extends [never]
  ? never
  : { readonly [Each in Name]?: AskedField<Row, ValueOf<Row, Each>, Resource> };

/** Preset values of what an action can ask for. */
type Chosen<Row, Name extends string> = [Name] extends [never]
  ? Record<never, never>
  : { readonly [Each in Name]?: ValueOf<Row, Each> };

/**
 * Calls the operation of its name; `view` and `edit` open a dialog instead. The endpoint picks what it sends from the
 * row's values and the asked ones. An action without an endpoint is offered and confirmed, but makes no call
 * (observed-behaviour.md, 4 and 5).
 */
export type Action<Row, Segment extends string = string, Call = AnyCall, Resource extends string = string> = {
  /** Offers it once for the list instead of with each row. */
  on?: 'toolbar';
  /** The rows that offer it, by a condition or by the name of a segment; all by default. */
  when?: Segment | Condition<Row>;
  /** MUI's name of the icon, for lists with `actions: 'icons'`. */
  icon?: OneOf<IconName>['name'];
  /** Colours the confirmation like an error, as that of `delete`. */
  tone?: 'danger';
  /** Makes `view` open this page. The navigation state has the record, under the resource's name. */
  path?: `/${string}`;
  /** Saves the file of the response as `<resource>-<key>.zip`. */
  download?: 'zip';
  /** The dialogs before and after the call. */
  dialog?: {
    /** Asks for a confirmation. */
    confirm?: true;
    /** Asks for values that the call sends. */
    ask?: Asked<Row, SourcesOf<Call> & string, Resource>;
    /** Shows the response of a call that only reads, once it has the values that it takes. */
    preview?: {
      /** The call. */
      operation: string;
      /** The fields of the response. */
      shows: ShownFields<AnyRow, Resource>;
    };
    /** The fields of the response that are shown after the call. */
    result?: ShownFields<AnyRow, Resource>;
  };
  /** For work through one record after the other. */
  queue?: {
    /** Offers undo for five seconds before the call is made. Leaving the dashboard makes it at once. */
    undoable?: true;
    /** Opens the next record for which the condition holds, else the list. */
    next?: Condition<Row>;
    /** Keyboard shortcuts, with preset values: `{ d: {}, x: { measure: 'dismiss' } }`. */
    shortcuts?: Readonly<Record<string, Chosen<Row, SourcesOf<Call> & string>>>;
    /** Runs when the page of a record opens for which the condition holds. Only a failure is shown. */
    onOpen?: Condition<Row>;
  };
};

/** The dialogs of an action on any row type. */
export type ActionDialog = NonNullable<AnyAction['dialog']>;

/** An action on any row type. */
export type AnyAction = Action<Record<string, unknown>>;
