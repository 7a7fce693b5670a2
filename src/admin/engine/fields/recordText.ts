import type { RaRecord } from 'react-admin';
import { useDefinition, useResource } from '#admin/engine/context/contexts.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { titlesOf } from '#admin/engine/schema/fieldsOn.ts';
import type { RecordVariables } from '#admin/engine/text/resourceText.ts';
import { joinTexts } from '#api/keys.ts';
import type { Values } from '#api/values.ts';
import { isolate } from '#i18n/isolate.ts';
import { type FormatContext, isPersonal, keyOf, maskedText, useFormatContext } from './FormatContext.ts';
import { fieldKinds } from './fieldKinds.ts';

/** A field and the functions of its kind. A value without a field is text. */
export function kindOf({ fields }: AnyResource, source: string) {
  const field = { kind: 'text' as const, personal: undefined, ...fields[source], source };
  return { field, ...fieldKinds[field.kind] };
}

const isMasked = (field: Parameters<typeof isPersonal>[0], { masksPersonalData }: FormatContext) =>
  masksPersonalData && isPersonal(field);

/** A field of a record as plain text. Masks personal data if the administrator's preference says so. */
export function fieldText(definition: AnyResource, record: Values, source: string, format: FormatContext) {
  const { field, toText } = kindOf(definition, source);
  const text = toText(record, field, format);
  return text && isMasked(field, format) ? maskedText : text;
}

/** The text that the search compares. For a person it contains name and email. It is never masked. */
export function searchedText(definition: AnyResource, record: Values, source: string, format: FormatContext) {
  const { field, toText, toLabel } = kindOf(definition, source);
  return toLabel?.(record, field).join(', ') || toText(record, field, format);
}

/** A field of a record as cells of an exported file: its value, masked as on screen, and its unit if the kind has units. */
export function fieldCells(definition: AnyResource, record: Values, source: string, format: FormatContext) {
  const { field, toText, toCell = toText, toUnit } = kindOf(definition, source);
  const cell = toCell(record, field, format);
  const shown = cell && isMasked(field, format) ? maskedText : cell;
  return toUnit ? [shown, cell && toUnit(record, field)] : [shown];
}

/** Rows are sorted by this text or number. Null means no value. */
export function fieldSortKey(definition: AnyResource, record: Values, source: string, format: FormatContext) {
  const { field, toText, toSortKey } = kindOf(definition, source);
  return toSortKey ? toSortKey(record, field) : toText(record, field, format) || null;
}

/** The name of a record in titles and confirmations: its title fields, or the text for an empty one, which is the key by default. */
export function recordName(definition: AnyResource, record: Values, format: FormatContext) {
  const titles = titlesOf(definition);
  const texts = titles.map((source) => fieldText(definition, record, source, format));
  const name = joinTexts(texts.length > 1 ? texts.map(isolate) : texts);
  const key = keyOf(format, definition.name, String(record.id));
  return name || format.translate(`resources.${definition.name}.empty.${titles[0]}`, { _: key });
}

/**
 * The variables of a message about a record: its key, its name, and its values as on screen, such as `record.city`. Those are
 * formatted only for messages that contain them.
 */
function variablesOf(definition: AnyResource, record: Values, format: FormatContext): RecordVariables {
  const { name, fields, sent = [] } = definition;
  const missing = (source: string) =>
    format.translate(`resources.${name}.empty.${source}`, { _: format.translate('admin.fields.missing') });
  const shown = (source: string) => fieldText(definition, record, source, format) || missing(source);
  return {
    ...Object.fromEntries(
      [...Object.keys(fields), ...sent].map((source) => [`record.${source}`, { toString: () => shown(source) }]),
    ),
    id: keyOf(format, name, String(record.id)),
    record: recordName(definition, record, format),
  };
}

/** The name of a record away from its list: the message `texts.row`, such as 'Case #7, Ada', else its name. */
export function recordTitle(definition: AnyResource, record: Values, format: FormatContext) {
  const variables = variablesOf(definition, record, format);
  return format.translate(`resources.${definition.name}.texts.row`, { ...variables, _: '' }) || variables.record;
}

/** Functions that return texts of a record of the current resource. `subjectOf` returns the variables of an action's messages. */
export function useRecordText() {
  const definition = useDefinition();
  const format = useFormatContext();
  const nameOf = (record: Values) => recordName(definition, record, format);
  const titleOf = (record?: Values) => record && recordTitle(definition, record, format);
  function subjectOf(record: RaRecord): RecordVariables;
  function subjectOf(record?: RaRecord): RecordVariables | undefined;
  function subjectOf(record?: RaRecord) {
    return record && variablesOf(definition, record, format);
  }
  return { nameOf, titleOf, subjectOf };
}

/** The record in the labels of its buttons: the message `texts.row`, else a text that tells namesakes apart. */
export function useRecordLabel(record: RaRecord) {
  const { definition, text } = useResource();
  const format = useFormatContext();
  const variables = variablesOf(definition, record, format);
  const label = text.row(variables);
  if (label) return label;
  const labels = titlesOf(definition).map((source) => {
    const { field, toLabel } = kindOf(definition, source);
    const parts = isMasked(field, format) ? [] : (toLabel?.(record, field) ?? []);
    return parts.map(isolate).join(', ') || isolate(fieldText(definition, record, source, format));
  });
  return joinTexts(labels) || variables.record;
}
