import type { RaRecord } from 'react-admin';
import { type FormatContext, isPersonal, mask, useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { loadedKind } from '#admin/engine/fields/fieldKinds.ts';
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

const isMasked = (field: Parameters<typeof isPersonal>[0], { masksPersonalData }: FormatContext) =>
  masksPersonalData && isPersonal(field);

/** A field of a record as plain text, as its kind formats it. Personal data is masked where the administrator has chosen so. */
export function fieldText(definition: AnyResource, record: Values, source: string, format: FormatContext) {
  const field = declared(definition, source);
  const text = loadedKind(field.kind).toText(record, field, format);
  return text && isMasked(field, format) ? mask : text;
}

/** All that a field shows of a record, for the search: a person's email beside the name. */
export function searchedText(definition: AnyResource, record: Values, source: string, format: FormatContext) {
  const field = declared(definition, source);
  const { toText, toLabel } = loadedKind(field.kind);
  return toLabel?.(record, field) || toText(record, field, format);
}

/** A field of a record as a cell of a spreadsheet, masked as it is on screen. */
export function fieldCell(definition: AnyResource, record: Values, source: string, format: FormatContext) {
  const field = declared(definition, source);
  const { toText, toCell = toText } = loadedKind(field.kind);
  const cell = toCell(record, field, format);
  return cell && isMasked(field, format) ? mask : cell;
}

/** What rows are sorted by: the text on screen, a number, or null for no value. */
export function fieldSortKey(definition: AnyResource, record: Values, source: string, format: FormatContext) {
  const field = declared(definition, source);
  const { toText, toSortKey } = loadedKind(field.kind);
  return toSortKey ? toSortKey(record, field) : toText(record, field, format) || null;
}

/** The name of a record in titles and confirmations: its title field, or its id when that is empty. */
export const recordName = (definition: AnyResource, record: Values, format: FormatContext) =>
  fieldText(definition, record, definition.title, format) || String(record.id);

/** Returns a function that names records of the current resource. */
export function useRecordName() {
  const definition = useDefinition();
  const format = useFormatContext();
  return (record: Values) => recordName(definition, record, format);
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
  const format = useFormatContext();
  const name = useRecordName()(record);
  const own = text.row({ id: record.id, record: name });
  if (own) return own;
  const title = declared(definition, definition.title);
  return (!isMasked(title, format) && loadedKind(title.kind).toLabel?.(record, title)) || name;
}
