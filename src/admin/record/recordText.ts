import type { RaRecord } from 'ra-core';
import { fieldKinds } from '#admin/fields/fieldKinds.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useDefinition } from './DefinitionContext.ts';

const declared = ({ fields }: AnyResource, source: string) => ({ kind: 'text' as const, ...fields[source], source });

/** A field of a record as plain text, as its kind writes it. */
export function fieldText(definition: AnyResource, record: Values, source: string) {
  const field = declared(definition, source);
  return fieldKinds[field.kind].toText(record, field);
}

/** What a field of a record is sorted by; null for no value. */
export function fieldSortKey(definition: AnyResource, record: Values, source: string) {
  const field = declared(definition, source);
  const { toText, toSortKey } = fieldKinds[field.kind];
  return toSortKey ? toSortKey(record, field) : toText(record, field) || null;
}

/** The name of a record in titles and confirmations: its title field, or its id when that is empty. */
export const recordName = (definition: AnyResource, record: Values) =>
  fieldText(definition, record, definition.title) || String(record.id);

/** Labels the buttons of a record: as the definition words it, else as the kind of its title tells it from namesakes. */
export function useRecordLabel(record: RaRecord) {
  const words = useResourceText();
  const definition = useDefinition();
  const name = recordName(definition, record);
  const own = words.row({ id: record.id, record: name });
  if (own) return own;
  const title = declared(definition, definition.title);
  return fieldKinds[title.kind].toLabel?.(record, title) || name;
}

/** What an action is about, in its question and its result: a record, or all of them. */
export const actionSubject = (definition: AnyResource, record?: RaRecord) =>
  record && { id: record.id, record: recordName(definition, record) };
