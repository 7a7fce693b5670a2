import { fieldText } from '#admin/record/recordText.ts';
import type { AnyResource } from '#admin/schema/defineResource.ts';
import type { Values } from '#api/values.ts';
import { fold } from './fold.ts';

/** Folding is most of the work of a search, and thousands of rows are searched at every letter. */
const folded = new WeakMap<Values, Map<string, string>>();

function foldedText(definition: AnyResource, record: Values, field: string) {
  const texts = folded.get(record) ?? new Map<string, string>();
  folded.set(record, texts);
  const text = texts.get(field) ?? fold(fieldText(definition, record, field));
  texts.set(field, text);
  return text;
}

/** The records whose searched fields contain the text, in any letter case and with or without accents. */
export function searchRecords<Row extends Values>(definition: AnyResource, records: Row[], text: string) {
  const searched = fold(text.trim());
  const fields = definition.list.search ?? [];
  if (!searched || fields.length === 0) return records;
  return records.filter((record) => fields.some((field) => foldedText(definition, record, field).includes(searched)));
}
