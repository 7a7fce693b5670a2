import type { EndpointTable } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import type { Action } from './Action.ts';
import type { DetailPageDefinition } from './defineDetailPage.ts';
import type { Fields, ShownFields } from './Field.ts';
import type { IconName } from './icons.ts';
import type { ListDefinition } from './ListDefinition.ts';
import type { AnyRow, OneOf, Path } from './Path.ts';
import type { Section } from './Section.ts';

/** The API's further operations, and the actions that every resource can have. */
type ActionName<Calls> =
  | Exclude<keyof Calls & string, 'key' | 'list' | 'one' | 'many' | 'create' | 'update'>
  | 'view'
  | 'edit'
  | 'delete';

/** The actions by name. Without the names of an API, any name. */
type Actions<Row, Name extends string, Segment extends string, Calls, Resource extends string> = string extends Name
  ? Readonly<Record<string, Action<Row, Segment>>>
  : { readonly [Each in Name]?: Action<Row, Segment, Each extends keyof Calls ? Calls[Each] : never, Resource> };

/** Only an update call with `ifMatch` sends a version. */
type IfVersioned<Calls> = string extends keyof Calls
  ? 'version'
  : Calls extends { update: { ifMatch: string } }
    ? 'version'
    : never;

/**
 * A resource as data. `Row` is its row on the wire. `Own` are the names of fields that no row has (computed, custom, a
 * person). `Calls` is its entry in the endpoint table.
 */
export type ResourceDefinition<
  Row,
  Own extends string = never,
  Name extends string = string,
  Calls = EndpointTable[string],
  Segment extends string = string,
  Resource extends string = string,
> = {
  /** The same name as in the endpoint table, the URL and the messages. */
  name: Name;
  /** The field that names a record in titles, buttons and confirmations. */
  title: OneOf<Path<Row> | NoInfer<Own>>['name'];
  /** Adds an entry to the menu. */
  menu?: {
    /** A name in `src/admin/engine/schema/icons.ts`, which needs a line for each MUI icon in use. */
    icon: OneOf<IconName>['name'];
  };
  /** The fields by path: `name`, `profile.name`. */
  fields: Fields<Row, Own, Resource>;
  /** Values of the row that calls send, without a field. Used by: the test product. */
  sent?: readonly OneOf<Path<Row>>['name'][];
  /** Groups of fields. */
  sections?: Readonly<Record<string, Section<Row, NoInfer<Own>>>>;
  form?: {
    /** Shows each section in a tab. Other fields come before the tabs. Without it, sections are one under the other. */
    layout?: 'tabs';
    /** The fields of the response that are shown after a create, such as a new key. Used by: the test product. */
    result?: ShownFields<AnyRow, Resource>;
  };
  /**
   * How an edit handles changes that others have made meanwhile. `check`, the default: it reads the record again before it
   * saves, merges them, and asks about fields that both changed. `version`, the default at an update call with `ifMatch`,
   * which it needs: the API refuses later changes, too. `off`: it overwrites them. Used by: the test product.
   */
  conflict?: 'check' | 'off' | IfVersioned<Calls>;
  /** Initial values of the create form. Used by: the test product. */
  initial?: Readonly<Partial<Row>>;
  /** The list screen. */
  list: ListDefinition<Row, NoInfer<Own>, Exclude<ActionName<Calls>, 'view' | 'edit'>, Segment>;
  /** Sample rows, listed instead of the API's and marked as samples. */
  sampleRows?: () => Promise<readonly Row[]>;
  /** The actions on a row or on the list, by operation of the endpoint table, and `view` and `edit`. */
  actions?: Actions<Row, ActionName<Calls>, NoInfer<Segment>, Calls, Resource>;
  /** Adds a dialog over the list with the fields that are `on: ['detail']`. */
  detailDialog?: true;
  /** Adds a page of the record, to which its name in the list links. */
  detailPage?: DetailPageDefinition<AnyRow, Resource>;
};

/** A definition of any row type. */
export type AnyResource = ResourceDefinition<Record<string, unknown>> & {
  /** Set by the page of a record that lists related rows: the path of the list, and the filter that selects them. */
  parent?: { path: string; filter: Values };
};

/** Creates the `defineResource` of an API from the types of its endpoint table and rows. */
export const defineResourceOf =
  <Table extends object, Rows extends object>() =>
  <
    const Name extends keyof Rows & keyof Table & string,
    const Own extends string = never,
    const Segment extends string = never,
  >(
    definition: ResourceDefinition<Rows[Name], Own, Name, Table[Name], Segment, keyof Rows & string>,
  ) =>
    definition as object as AnyResource;
