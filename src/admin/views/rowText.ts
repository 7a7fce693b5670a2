import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';

const kindOf = (definition: AnyResource, source: string) => fieldKinds[definition.fields[source]?.kind ?? 'text'];

/** A field of a row in words, as its kind words it. */
export const textOf = (definition: AnyResource, row: Values, source: string) =>
  kindOf(definition, source).toText(row, source);

/** What a row is called in titles and confirmations. */
export const rowName = (definition: AnyResource, row: Values) => textOf(definition, row, definition.title);

/** What a row's buttons are called, told from those of its namesakes. */
export const rowLabel = (definition: AnyResource, row: Values) =>
  kindOf(definition, definition.title).toLabel?.(row, definition.title) ?? rowName(definition, row);
