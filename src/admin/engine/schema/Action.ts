import type { SourcesOf } from '#api/defineEndpoints.ts';
import type { Condition } from './Condition.ts';
import type { ShownFields } from './Field.ts';
import type { KindFor, KindOptions, TypedKind } from './FieldKind.ts';
import type { IconName } from './icons.ts';
import type { AnyRow, OneOf, Path, PathOf, ValueAt } from './Path.ts';
import type { Rules } from './Rules.ts';

/** A value that an action asks for before it runs, of a kind that fits it, typed as in a form. */
type AskedField<Row, Value, Resource extends string> = {
  [Kind in Extract<KindFor<Row, Value>, TypedKind>]: {
    kind: Kind;
    rules?: Rules<Kind, Value>;
    when?: Condition<AnyRow>;
    /** The value of the row that it begins with. */
    initial?: PathOf<Row, Value>;
  } & KindOptions<Row, Value, Resource>[Kind];
}[Extract<KindFor<Row, Value>, TypedKind>];

/** What the row has under a name, else anything. */
type ValueOf<Row, Name> = Name extends Path<Row> ? ValueAt<Row, Name> : unknown;

/** A call of which is only known that it sends something. */
type AnyCall = { sends: readonly string[] };

/** What can be asked for: each of these names, or nothing where there is none. */
type Asked<Row, Name extends string, Resource extends string> = [Name] extends [never]
  ? never
  : { readonly [Each in Name]?: AskedField<Row, ValueOf<Row, Each>, Resource> };

/** Some of what can be asked for. */
type Chosen<Row, Name extends string> = [Name] extends [never]
  ? Record<never, never>
  : { readonly [Each in Name]?: ValueOf<Row, Each> };

/**
 * Something that can be done, under the name of its operation in the endpoint table; `view` and `edit` open a dialog instead.
 * The call gets the row's values and those that were asked for; the endpoint picks what it sends.
 * An action whose operation the endpoint table lacks is still offered and confirmed, but makes no call
 * (observed-behaviour.md, 4 and 5).
 */
export type Action<Row, Segment extends string = string, Call = AnyCall, Resource extends string = string> = {
  /** Where it is offered: with each row, unless it is one of the whole list. */
  on?: 'toolbar';
  /**
   * The rows that offer it: those for which a condition holds or, where rows do not tell in which segment they are, those
   * of a segment by its name. Without it, all.
   */
  when?: Segment | Condition<Row>;
  /** MUI's own name of its icon, drawn where the actions of a row are icons. */
  icon?: OneOf<IconName>['name'];
  /** It destroys or ends something, so that its confirmation has the colour of errors, as `delete` always has. */
  tone?: 'danger';
  /** `view` leads to this page instead of a dialog. The record is the navigation state, under the resource's name. */
  path?: `/${string}`;
  /** The file that its call returns (`file` in the endpoint table) is saved as `<resource>-<key>.zip`. The exports of the extensions use it. */
  download?: 'zip';
  /** The dialog before it runs, and after it. Without this it runs at once. */
  dialog?: {
    /** Asks for a confirmation. */
    confirm?: true;
    /** Asks for values that its call sends. */
    ask?: Asked<Row, SourcesOf<Call> & string, Resource>;
    /** Shows the result of another call, which only reads, below the values: at once, or with the values that it takes. */
    preview?: { operation: string; shows: ShownFields<AnyRow, Resource> };
    /** The values of the response that are shown after it has run, each as its kind shows it. */
    result?: ShownFields<AnyRow, Resource>;
  };
  /** How it helps to work through the pages of one record after the other. Only extensions use it. */
  queue?: {
    /** Its call is made after five seconds, or when the dashboard is left. It can be undone until then. Moderation's decisions use it. */
    undoable?: true;
    /** After it, the page of the next record opens for which this condition holds, else the list. */
    next?: Condition<Row>;
    /** Keys that start it, each with the values that it chooses: `{ d: {}, x: { measure: 'dismiss' } }`. */
    shortcuts?: Readonly<Record<string, Chosen<Row, SourcesOf<Call> & string>>>;
    /** It runs by itself when the page of a record opens for which this condition holds, and reports only a failure. One claim of moderation uses it. */
    onOpen?: Condition<Row>;
  };
};

/** The dialog of an action whose row type the generators do not need to know. */
export type ActionDialog = NonNullable<AnyAction['dialog']>;

/** An action whose row type the generators do not need to know. */
export type AnyAction = Action<Record<string, unknown>>;
