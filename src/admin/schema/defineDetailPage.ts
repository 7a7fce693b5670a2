import type { AdminKey } from '#i18n/adminMessages.ts';
import type { FieldKind } from './FieldKind.ts';

/** A tab is called by its name in the address, and `resources.<name>.sections.<tab>` on screen. */
type Named = { name: string };

/** Labelled values in the order they are declared. */
type FieldsTab<Row> = Named & {
  fields: Partial<Record<keyof Row & string, { kind: FieldKind; label?: AdminKey }>>;
};

/** The pictures that there are; each opens in a viewer. */
type PicturesTab<Row> = Named & { pictures: readonly (keyof Row & string)[] };

export type DetailTab<Row> = FieldsTab<Row> | PicturesTab<Row>;

export type DetailPageDefinition<Row> = {
  /** Its address in the dashboard. The row's key follows. */
  path: `/${string}`;
  /** Whom the page is about, as the kind `person` reads it, with a picture or initials and a status. */
  title: keyof Row & string;
  picture: keyof Row & string;
  status: keyof Row & string;
  tabs: readonly [DetailTab<Row>, ...DetailTab<Row>[]];
};

/** A definition whose row type the generators do not need to know. */
export type DetailPage = DetailPageDefinition<Record<string, unknown>>;

/** Checks a definition against its row type; at run time it is the definition itself. */
export function defineDetailPage<Row extends object>(definition: DetailPageDefinition<Row>): DetailPage;
export function defineDetailPage(definition: DetailPage) {
  return definition;
}
