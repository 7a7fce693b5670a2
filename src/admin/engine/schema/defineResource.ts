import type { EndpointTable } from '#api/Endpoint.ts';
import type { Values } from '#api/values.ts';
import type { Action } from './Action.ts';
import type { DetailPageDefinition } from './defineDetailPage.ts';
import type { Fields } from './Field.ts';
import type { IconName } from './icons.ts';
import type { ListDefinition } from './ListDefinition.ts';
import type { AnyRow, OneOf, Path } from './Path.ts';
import type { Section } from './Section.ts';

/** What can be done with a row: the operations that are the API's own, and what react-admin has words for. */
type ActionName<Calls> =
  | Exclude<keyof Calls & string, 'key' | 'list' | 'one' | 'many' | 'create' | 'update'>
  | 'view'
  | 'edit'
  | 'delete';

/** An action by each of these names; where any name may be, as many as there are. */
type Actions<Row, Name extends string, Segment extends string, Calls, Resource extends string> = string extends Name
  ? Readonly<Record<string, Action<Row, Segment>>>
  : { readonly [Each in Name]?: Action<Row, Segment, Each extends keyof Calls ? Calls[Each] : never, Resource> };

/**
 * What a resource is, in data. `Own` are the names of its fields, those that no row has among them: computed ones, the
 * person that the row is, and those of the kind `custom`.
 * `Calls` is its entry in the endpoint table.
 */
export type ResourceDefinition<
  Row,
  Own extends string = never,
  Name extends string = string,
  Calls = EndpointTable[string],
  Segment extends string = string,
  Resource extends string = string,
> = {
  /** One name everywhere: its entry in the endpoint table, its address, its words. */
  name: Name;
  /** The field that names a row in titles, buttons and confirmations. */
  title: OneOf<Path<Row> | NoInfer<Own>>['name'];
  /** Its entry in the menu, where it has one. */
  menu?: {
    /** Drawn before its title. Its names are in `src/admin/engine/schema/icons.ts`; add a line for another MUI icon. */
    icon: OneOf<IconName>['name'];
  };
  /** The fields by the paths of their values. */
  fields: Fields<Row, Own, Resource>;
  /** Fields that belong together, in the order in which they are shown. */
  sections?: Readonly<Record<string, Section<Row, NoInfer<Own>>>>;
  /** How its forms are laid out, where that is not one section below the other. */
  form?: {
    /** A tab a section; what is of none stands before the tabs. */
    layout: 'tabs';
  };
  /** What a form that creates begins with. Used by: the test product. */
  initial?: Readonly<Partial<Row>>;
  /** How its rows are listed, and what can be done with the list. */
  list: ListDefinition<Row, NoInfer<Own>, Exclude<ActionName<Calls>, 'view' | 'edit'>, Segment>;
  /** Rows listed in place of the API's, and marked as a sample. */
  sampleRows?: () => Promise<readonly Row[]>;
  /** What can be done with a row, or with the whole list: any operation of the endpoint table, and `view` and `edit`. */
  actions?: Actions<Row, ActionName<Calls>, NoInfer<Segment>, Calls, Resource>;
  /** The dialog that shows a record's fields over the list. */
  detailDialog?: true;
  /** A page of its own with more than the list knows; the record's name in the list links to it. */
  detailPage?: DetailPageDefinition<AnyRow, Resource>;
};

/** A definition whose row type the generators do not need to know. */
export type AnyResource = ResourceDefinition<Record<string, unknown>> & {
  /** Set by the page of a record that lists related rows: the path of the list, and the filter that selects them. */
  parent?: { path: string; filter: Values };
};

/** Makes the `defineResource` of one API, by its endpoint table and the row of each resource in it. */
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
