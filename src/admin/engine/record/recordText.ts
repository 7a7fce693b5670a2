import type { RaRecord } from 'react-admin';
import { partsOf } from '#admin/engine/fields/fieldKinds.ts';
import { isPersonal, mask, type Reader } from '#admin/engine/fields/Reader.ts';
import { useReader } from '#admin/engine/fields/useReader.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useDefinition } from './DefinitionContext.ts';

const declared = ({ fields }: AnyResource, source: string) => ({
  kind: 'text' as const,
  personal: undefined,
  ...fields[source],
  source,
});

const isMasked = (field: Parameters<typeof isPersonal>[0], { isWatched }: Reader) => isWatched && isPersonal(field);

/** A field of a record as plain text, as its kind writes it for a reader; masked where it is personal and others read along. */
export function fieldText(definition: AnyResource, record: Values, source: string, reader: Reader) {
  const field = declared(definition, source);
  const text = partsOf(field.kind).toText(record, field, reader);
  return text && isMasked(field, reader) ? mask : text;
}

/** All that a field shows of a record, for the search: a person's email beside the name. */
export function searchedText(definition: AnyResource, record: Values, source: string, reader: Reader) {
  const field = declared(definition, source);
  const { toText, toLabel } = partsOf(field.kind);
  return toLabel?.(record, field) || toText(record, field, reader);
}

/** A field of a record as a cell of a spreadsheet, masked as it is on screen. */
export function fieldCell(definition: AnyResource, record: Values, source: string, reader: Reader) {
  const field = declared(definition, source);
  const { toText, toCell = toText } = partsOf(field.kind);
  const cell = toCell(record, field, reader);
  return cell && isMasked(field, reader) ? mask : cell;
}

/** What rows are sorted by: a text as its reader sees it, a number, or null for no value. */
export function fieldSortKey(definition: AnyResource, record: Values, source: string, reader: Reader) {
  const field = declared(definition, source);
  const { toText, toSortKey } = partsOf(field.kind);
  return toSortKey ? toSortKey(record, field) : toText(record, field, reader) || null;
}

/** The name of a record in titles and confirmations: its title field, or its id when that is empty. */
export const recordName = (definition: AnyResource, record: Values, reader: Reader) =>
  fieldText(definition, record, definition.title, reader) || String(record.id);

/** Names the records of the resource around a component for the reader of the screen. */
export function useRecordName() {
  const definition = useDefinition();
  const reader = useReader();
  return (record: Values) => recordName(definition, record, reader);
}

/** What an action is about, in its question and its result: a record, or all of them. */
export function useActionSubject() {
  const nameOf = useRecordName();
  return (record?: RaRecord) => record && { id: record.id, record: nameOf(record) };
}

/** Labels the buttons of a record: as the definition words it, else as the kind of its title tells it from namesakes. */
export function useRecordLabel(record: RaRecord) {
  const text = useResourceText();
  const definition = useDefinition();
  const reader = useReader();
  const name = useRecordName()(record);
  const own = text.row({ id: record.id, record: name });
  if (own) return own;
  const title = declared(definition, definition.title);
  return (!isMasked(title, reader) && partsOf(title.kind).toLabel?.(record, title)) || name;
}
