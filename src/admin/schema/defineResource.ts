import type { AdminKey } from '#i18n/adminMessages.ts';
import type { DetailPage } from './defineDetailPage.ts';
import type { ShownKind, TypedKind } from './FieldKind.ts';

/** Where a field appears. Each surface shows its fields in the order they are declared. */
export type Surface = 'list' | 'detail' | 'form';

type FieldOf<Kind, Surfaces> = {
  kind: Kind;
  label: AdminKey;
  on: readonly Surfaces[];
  /** A form cannot be saved while the field is blank. */
  required?: true;
  /** Left out of a detail, label and all, when the record has no value. */
  optional?: true;
};

type ReadOnlySurface = Exclude<Surface, 'form'>;

type PersonField = FieldOf<'person', ReadOnlySurface> & {
  /** Who is shown: the record itself is a person, or the value of the field is one. */
  whose: 'record' | 'value';
};

type OtherField = (FieldOf<Exclude<ShownKind, 'person'>, ReadOnlySurface> | FieldOf<TypedKind, Surface>) & {
  whose?: never;
};

export type Field = PersonField | OtherField;

/** Icons of the menu under the names that MUI gives them. */
export type IconName = 'People' | 'Quiz' | 'Interests' | 'ConfirmationNumber' | 'Mail';

/** A part of a list, shown under a tab of its own. The API receives `value` under the name of `filter`. */
export type Segment = { name: string; value: string | number; label: AdminKey; empty: AdminKey };

type ExportColumn<Row> = {
  heading: AdminKey;
  field: keyof Row & string;
  format?: 'date' | 'time';
};

/** What is written of the rows on screen, and into which file. */
export type ExportDefinition<Row> = {
  label: AdminKey;
  fileName: `${string}.csv`;
  /** A field by its name alone stands under its label. */
  columns: readonly (ExportColumn<Row> | (keyof Row & string))[];
};

type ListDefinition<Row> = {
  layout: 'table' | 'accordion';
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

/** The text of an error. `unreachable` replaces it where the API did not refuse but gave no usable response; it says why as `%{message}`. */
export type ErrorText = AdminKey | { refused: AdminKey; unreachable: AdminKey };

/** `view` and `edit` open a dialog of their own; the others are operations of the endpoint table. */
export type RowActionName = 'view' | 'edit' | 'delete' | 'close';

export type Confirmation = { title: AdminKey; question: AdminKey };

/** An action whose operation the endpoint table lacks is still offered and confirmed, but makes no call (observed-behaviour.md, 4 and 5). */
export type RowAction = {
  /** The segment whose rows offer it; without it, all. */
  when?: string;
  confirm?: Confirmation;
  success?: AdminKey;
  failure?: ErrorText;
  /** `view` leads to this page instead of a dialog. The record is the navigation state, under the resource's name. */
  path?: `/${string}`;
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
  createFailed: ErrorText;
  updateFailed: ErrorText;
};

type ListTexts = {
  title: AdminKey;
  empty: AdminKey;
  noMatches?: AdminKey;
  /** What the search looks for; 'Search by name or email...' without it. */
  search?: AdminKey;
  failed: ErrorText;
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
  /** Rows listed in place of the API's, and marked as a sample. */
  sampleRows?: () => Promise<readonly Row[]>;
  rowActions?: Partial<Record<RowActionName, RowAction>>;
  /** The dialog that shows a record's fields over the list. */
  detailDialog?: { title: AdminKey };
  /** A page of its own with more than the list knows; the record's name in the list links to it. */
  detailPage?: DetailPage;
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
