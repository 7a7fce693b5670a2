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
  /** MUI's own name of its icon, drawn where the actions of a row are icons. */
  icon?: OneOf<IconName>['name'];
  /** It destroys or ends something, so that its confirmation has the colour of errors, as `delete` always has. */
  tone?: 'danger';
  /** Asks for a confirmation before it runs. */
  confirm?: true;
  /** What it asks for before it runs: values that its call sends. */
  ask?: Asked<Row, SourcesOf<Call> & string, Resource>;
  /** What its call would come to, shown below what is asked for: another call, which only reads, says so, at once where it takes nothing of that. */
  preview?: { operation: string; shows: ShownFields<AnyRow, Resource> };
  /** Its call is made five seconds later, or at once when the dashboard is left; until then it can be taken back. */
  delayed?: true;
  /** Once it is done on the page of a record, that of the next row is opened for which this holds; the list, where there is none. */
  next?: Condition<Row>;
  /** It runs by itself, and says only what failed, when the page of a record is opened for which this holds. */
  onOpen?: Condition<Row>;
  /** Keys that ask for it on the page of a record, each with what is chosen by it: `{ d: {}, x: { measure: 'dismiss' } }`. */
  keys?: Readonly<Record<string, Chosen<Row, SourcesOf<Call> & string>>>;
  /** What the API answers that is to be read once it has run, as each value's kind shows it. */
  answer?: ShownFields<AnyRow, Resource>;
  /** The file that its call answers (`file` in the endpoint table) is saved as `<resource>-<key>.zip`. */
  download?: 'zip';
  /**
   * The rows that offer it: those for which a condition holds or, where rows do not tell in which segment they are, those
   * of a segment by its name. Without it, all.
   */
  when?: Segment | Condition<Row>;
  /** `view` leads to this page instead of a dialog. The record is the navigation state, under the resource's name. */
  path?: `/${string}`;
};

/** An action whose row type the generators do not need to know. */
export type AnyAction = Action<Record<string, unknown>>;
