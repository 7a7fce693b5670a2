import type { EndpointTable } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import type { Action } from './Action.ts';
import type { DetailPageDefinition } from './defineDetailPage.ts';
import type { Fields, ShownFields } from './Field.ts';
import type { ListDefinition } from './ListDefinition.ts';
import type { AnyRow, OneOf, Path } from './Path.ts';
import type { Section } from './Section.ts';

/** The API's further operations, and the actions that every resource can have. */
type ActionName<Calls> =
  | Exclude<keyof Calls & string, 'key' | 'list' | 'one' | 'create' | 'update'>
  | 'view'
  | 'edit'
  | 'delete';

/** The names of a product's icons, and of the groups of its menu. */
type MenuNames = {
  /** An icon. */
  icon: string;
  /** A group of the menu. */
  group: string;
};

/** The actions by name. Without the names of an API, any name. */
type Actions<
  Row,
  Name extends string,
  Segment extends string,
  Calls,
  Resource extends string,
  Icon extends string,
> = string extends Name
  ? Readonly<Record<string, Action<Row, Segment>>>
  : { readonly [Each in Name]?: Action<Row, Segment, Each extends keyof Calls ? Calls[Each] : never, Resource, Icon> };

/** Only an update call with `ifMatch` sends a version. */
type IfVersioned<Calls> = string extends keyof Calls
  ? 'version'
  : Calls extends { update: { ifMatch: string } }
    ? 'version'
    : never;

/**
 * A resource as data.
 *
 * @typeParam Row Its row on the wire.
 * @typeParam Virtual The names of virtual fields, which no row has: computed, custom, a person.
 * @typeParam Calls Its entry in the endpoint table.
 */
export type ResourceDefinition<
  Row,
  Virtual extends string = never,
  Name extends string = string,
  Calls = EndpointTable[string],
  Segment extends string = string,
  Resource extends string = string,
  Names extends MenuNames = MenuNames,
> = {
  /** The same name as in the endpoint table, the URL and the messages. */
  name: Name;
  /**
   * The field that names a record in titles, buttons and confirmations, or several: `['name', 'hall']`. The first one has
   * the link in lists. A record without a title has its key. Used by: the test product (several).
   */
  title:
    | OneOf<Path<Row> | NoInfer<Virtual>>['name']
    | readonly [
        OneOf<Path<Row> | NoInfer<Virtual>>['name'],
        OneOf<Path<Row> | NoInfer<Virtual>>['name'],
        ...OneOf<Path<Row> | NoInfer<Virtual>>['name'][],
      ];
  /** Adds an entry to the menu. */
  menu?: {
    /** The name of one of the product's icons. */
    icon: OneOf<Names['icon']>['name'];
    /** Its heading in the menu. Entries without a group come first. */
    group?: OneOf<Names['group']>['name'];
    /** The field of the product's `figures` that counts its waiting rows. */
    figure?: string;
  };
  /** The fields by path: `name`, `profile.name`. */
  fields: Fields<Row, Virtual, Resource>;
  /** Values of the row that calls send, without a field. */
  sent?: readonly OneOf<Path<Row>>['name'][];
  /** Groups of fields. */
  sections?: Readonly<Record<string, Section<Row, NoInfer<Virtual>>>>;
  /** The list screen. */
  list: ListDefinition<Row, NoInfer<Virtual>, Exclude<ActionName<Calls>, 'view' | 'edit'>, Segment>;
  /** Rows listed instead of the API's, and marked as samples. */
  sampleRows?: () => Promise<readonly Row[]>;
  /** The actions, by operation of the endpoint table, and `view` and `edit`. */
  actions?: Actions<Row, ActionName<Calls>, NoInfer<Segment>, Calls, Resource, Names['icon']>;
  /** Shows the fields on `detail` in a dialog over the list. A list of fields replaces its title. */
  detailDialog?: true | readonly OneOf<Path<Row> | NoInfer<Virtual>>['name'][];
  /** Adds a page of the record, to which its name in the list links. */
  detailPage?: DetailPageDefinition<AnyRow, Resource>;
  // For other products:
  form?: {
    /** The fields of the response shown after a create, such as a new key. */
    result?: ShownFields<AnyRow, Resource>;
  };
  /**
   * How an edit handles changes by others. `check`, the default, reads the record again before it saves, merges, and
   * asks about fields that both changed. `version`, the default where the update call has `ifMatch`, also refuses
   * changes between this read and the save. `off` overwrites all.
   */
  conflict?: 'check' | 'off' | IfVersioned<Calls>;
  /** Initial values of the create form. */
  initial?: Readonly<Partial<Row>>;
};

/** A definition of any row type. */
export type AnyResource = ResourceDefinition<Record<string, unknown>> & {
  /**
   * Set by the page of a record that lists related rows: the path of the list, and the filter that selects them. `isAside`: it is in the
   * narrow column. `isPerson`: the record is the person after whom the rows are named.
   */
  parent?: { path: string; filter: Values; isAside?: boolean; isPerson?: boolean };
};

/** Creates the `defineResource` of a product from the types of its endpoint table and rows, and the names of its icons and menu groups. */
export const defineResourceOf =
  <Table extends object, Rows extends object, Names extends MenuNames = MenuNames>() =>
  <
    const Name extends keyof Rows & keyof Table & string,
    const Virtual extends string = never,
    const Segment extends string = never,
  >(
    definition: ResourceDefinition<Rows[Name], Virtual, Name, Table[Name], Segment, keyof Rows & string, Names>,
  ) =>
    definition as object as AnyResource;
