import type { SourcesOf } from '#api/defineEndpoints.ts';
import type { Condition } from './Condition.ts';
import type { ShownFields } from './Field.ts';
import type { KindFor, KindOptions } from './FieldKind.ts';
import type { TypedKind } from './kindTraits.ts';
import type { AnyRow, OneOf, Path, PathOf, ValueAt } from './Path.ts';
import type { Rules } from './Rules.ts';

/** A field of an action's dialog. Its kind fits the type of the value. */
type AskedField<Row, Value, Resource extends string> = {
  [Kind in Extract<KindFor<Row, Value>, TypedKind>]: {
    kind: Kind;
    rules?: Rules<Kind, Value>;
    when?: Condition<AnyRow>;
    /** Leaves it out of drafts. */
    personal?: true;
    /** The row's field with the initial value. */
    initial?: PathOf<Row, Value>;
  } & KindOptions<Row, Value, Resource>[Kind];
}[Extract<KindFor<Row, Value>, TypedKind>];

/** The type of the row's field with this name, else unknown. */
type ValueOf<Row, Name> = Name extends Path<Row> ? ValueAt<Row, Name> : unknown;

type AnyCall = { sends: readonly string[] };

/** The fields of an action's dialog, by the names of the values that the call sends. */
type DialogFields<Row, Name extends string, Resource extends string> = [Name] extends [never]
  ? never
  : { readonly [Each in Name]?: AskedField<Row, ValueOf<Row, Each>, Resource> };

/** Preset values for the fields of an action's dialog. */
type Presets<Row, Name extends string> = { readonly [Each in Name]?: ValueOf<Row, Each> };

/**
 * A button that calls the operation of the same name with values of the row and the action's dialog. `view` and `edit` open
 * a dialog. Without an endpoint nothing is called (observed-behaviour.md, 4 and 5).
 */
export type Action<
  Row,
  Segment extends string = string,
  Call = AnyCall,
  Resource extends string = string,
  Icon extends string = string,
> = {
  /** Shows the button once above the list instead of in each row. */
  on?: 'toolbar';
  /** The rows with the button: those of a segment or a condition. All by default. With `on: 'toolbar'`: the list with one. */
  when?: Segment | Condition<Row>;
  /** Until it holds, a record's page disables the button and says `texts.actions.<action>.needs`. */
  needs?: Condition<Row>;
  /** The name of one of the product's icons. */
  icon?: OneOf<Icon>['name'];
  /** `danger` colours the buttons red, as for `delete`. `main` fills the button of a page's main action, `quiet` joins its menu. */
  tone?: 'danger' | 'main' | 'quiet';
  /** The page that `view` opens. The navigation state has the record, under the resource's name. */
  path?: `/${string}`;
  /** Delays the call for five seconds, to undo it. When the browser leaves the dashboard, it is sent at once. */
  undoable?: true;
  /** Saves the file of the response as `<resource>-<key>.zip`. */
  download?: 'zip';
  /** The dialogs before and after the call. */
  dialog?: {
    /** Asks for a confirmation. */
    confirm?: true;
    /** Asks for values that the call sends. */
    ask?: DialogFields<Row, SourcesOf<Call> & string, Resource>;
    /** Asks in a form on the record's page instead. Several actions share the form of the first one, with a button each. */
    inline?: true;
    /** Shows the response of a read-only call, once the dialog has the values that the call needs. */
    preview?: {
      /** The call. */
      operation: string;
      /** The fields of the response. */
      shows: ShownFields<AnyRow, Resource>;
    };
    /** The fields of the response shown after the call. */
    result?: ShownFields<AnyRow, Resource>;
  };
  /** For reviewing one record after the other. */
  queue?: {
    /** Opens the next record that meets the condition, else the list. */
    next?: Condition<Row>;
    /** Keyboard shortcuts, with preset values: `{ d: {}, x: { measure: 'dismiss' } }`. */
    shortcuts?: Readonly<Record<string, Presets<Row, SourcesOf<Call> & string>>>;
    /** Calls the operation when the page of a matching record opens. The screen shows only a failure. */
    onOpen?: Condition<Row>;
  };
};

/** The dialogs of an action on any row type. */
export type ActionDialog = NonNullable<AnyAction['dialog']>;

/** An action on any row type. */
export type AnyAction = Action<Record<string, unknown>>;
