import type { AdminKey } from '#i18n/adminMessages.ts';
import type { DetailPage } from './defineDetailPage.ts';
import type { ShownKind, TypedKind } from './FieldKind.ts';

/** Where a field appears. Every place shows its fields in the order they are declared. */
export type Place = 'list' | 'modal' | 'form';

type FieldOf<Kind, Places> = {
  kind: Kind;
  label: AdminKey;
  shownIn: readonly Places[];
  /** A form cannot be saved while it is blank. */
  required?: true;
  /** Left out, label and all, of a detail that lacks it. */
  optional?: true;
};

export type Field = FieldOf<ShownKind, Exclude<Place, 'form'>> | FieldOf<TypedKind, Place>;

/** The symbols of the menu, by name. */
export type IconName = 'people' | 'questions' | 'interests' | 'coupon' | 'letter';

/** A part of a list with a tab of its own; `value` goes to the API under the name of `filter`. */
export type Segment = { name: string; value: string | number; label: AdminKey; empty: AdminKey };

type ExportColumn<Row> = {
  heading: AdminKey;
  field: keyof Row & string;
  as?: 'date' | 'time';
};

/** What is written of the rows on screen, and into which file. */
export type ExportDefinition<Row> = {
  label: AdminKey;
  fileName: `${string}.csv`;
  /** A field by its name alone stands under its label. */
  columns: readonly (ExportColumn<Row> | (keyof Row & string))[];
};

type ListDefinition<Row> = {
  as: 'table' | 'accordion';
  skeletonRows: number;
  /** Rows that arrive all at once are shown this many at a time, and the search looks through all of them. */
  pageSize?: number;
  /** How the actions of a row are offered: behind one button, or each as a symbol. */
  actions: 'menu' | 'icons';
  /** The fields that the search looks through. Without them there is no search. */
  search?: readonly (keyof Row & string)[];
  segments?: { filter: string; options: readonly [Segment, ...Segment[]] };
  export?: ExportDefinition<Row>;
};

/** What is said of a failure. With `broken`, one that is no refusal is worded with its reason as `%{message}`. */
export type FailureText = AdminKey | { refused: AdminKey; broken: AdminKey };

/** `view` and `edit` open a dialog of their own; the others are operations of the endpoint table. */
export type RowActionName = 'view' | 'edit' | 'delete' | 'close';

export type Confirmation = { title: AdminKey; question: AdminKey };

/** What the endpoint table lacks is asked for, if a confirmation is declared, and then not done. */
export type RowAction = {
  /** The segment whose rows offer it; without it, all. */
  when?: string;
  confirm?: Confirmation;
  success?: AdminKey;
  failure?: FailureText;
  /** `view` leads to this page instead of a dialog; the row travels as navigation state, under the resource's name. */
  opens?: `/${string}`;
};

export type FormTexts = {
  add: AdminKey;
  /** Offered instead of `add` while there is no row at all. */
  addFirst?: AdminKey;
  /** The title of the dialog that `add` opens, where it is not the same. */
  createTitle?: AdminKey;
  editTitle: AdminKey;
  created: AdminKey;
  updated: AdminKey;
  createFailed: FailureText;
  updateFailed: FailureText;
};

type ListTexts = {
  title: AdminKey;
  empty: AdminKey;
  noMatches?: AdminKey;
  /** What the search looks for; 'Search by name or email...' without it. */
  search?: AdminKey;
  failed: FailureText;
  /** Names a row's buttons by its `%{id}` and `%{name}`, where the name alone does not tell it from others. */
  row?: AdminKey;
  /** The button that loads again; 'Retry' without it. */
  retry?: AdminKey;
};

export type ResourceDefinition<Row> = {
  /** One name everywhere: endpoint key, route segment, message key. */
  name: string;
  /** The field that names a row in titles, buttons and confirmations. */
  title: keyof Row & string;
  /** Its entry in the menu, where it has one. */
  menu?: { icon: IconName; label: AdminKey };
  fields: Partial<Record<keyof Row & string, Field>>;
  list: ListDefinition<Row>;
  /** Rows shown in place of the API's, and marked as such. */
  sample?: () => Promise<readonly Row[]>;
  rowActions?: Partial<Record<RowActionName, RowAction>>;
  /** The dialog that shows a row's fields over the list. */
  detail?: { title: AdminKey };
  /** A page of its own with more than the list knows; the row's name leads to it. */
  page?: DetailPage;
  form?: FormTexts;
  texts: ListTexts;
};

/** A definition whose row type the generators do not need to know. */
export type AnyResource = ResourceDefinition<Record<string, unknown>>;

/** Checks a definition against its row type; at run time it is the definition itself. */
export function defineResource<Row extends object>(definition: ResourceDefinition<Row>): AnyResource;
export function defineResource(definition: AnyResource) {
  return definition;
}
