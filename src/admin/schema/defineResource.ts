import type { Values } from '#api/values.ts';
import type { Action } from './Action.ts';
import type { DetailPage } from './defineDetailPage.ts';
import type { Fields } from './Field.ts';
import type { IconName } from './IconName.ts';
import type { ListDefinition } from './ListDefinition.ts';
import type { Path } from './Path.ts';
import type { Section } from './Section.ts';

/** What a resource is, in data. `Own` are names of fields that no row has: computed ones, and those of the kind `custom`. */
export type ResourceDefinition<Row, Own extends string = never> = {
  /** One name everywhere: endpoint key, route segment, message key. */
  name: string;
  /** The field that names a row in titles, buttons and confirmations. */
  title: Path<Row> | Own;
  /** Its entry in the menu, where it has one. */
  menu?: { icon: IconName };
  /** The fields by the paths of their values. */
  fields: Fields<Row, Own>;
  /** Fields that belong together, in the order in which they are shown. */
  sections?: Readonly<Record<string, Section<Row, Own>>>;
  /** What a form that creates begins with. */
  initial?: Readonly<Partial<Row>>;
  list: ListDefinition<Row, Own>;
  /** Rows listed in place of the API's, and marked as a sample. */
  sampleRows?: () => Promise<readonly Row[]>;
  /** What can be done with a row, or with the whole list: any operation of the endpoint table, and `view` and `edit`. */
  actions?: Readonly<Record<string, Action<Row>>>;
  /** The dialog that shows a record's fields over the list. */
  detailDialog?: true;
  /** A page of its own with more than the list knows; the record's name in the list links to it. */
  detailPage?: DetailPage;
};

/** A definition whose row type the generators do not need to know. */
export type AnyResource = ResourceDefinition<Record<string, unknown>> & {
  /** Where its list lies below a record of another resource, and what ties its rows to that. Screens say it, no definition. */
  below?: { path: string; filter: Values };
};

/** Checks a definition against its row type; at run time it is the definition itself. */
export function defineResource<Row extends object, Own extends string = never>(
  definition: ResourceDefinition<Row, Own>,
): AnyResource;
export function defineResource(definition: AnyResource) {
  return definition;
}
