import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { searchedText } from '#admin/engine/record/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import type { Values } from '#api/values.ts';

/** Characters that Unicode does not decompose into a base letter and a mark. */
const baseOf: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text without what a search overlooks: letter case, accents and marks. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðħıßæœ]/g, (letter) => baseOf[letter] ?? letter);

/** Folding is most of the work of a search, and thousands of rows are searched at every letter. */
const known = new WeakMap<Values, Map<string, { text: string; folded: string }>>();

/** The same record may be read in another language, or once a title that it refers to has arrived. */
function foldedText(record: Values, field: string, text: string) {
  const fields = known.get(record) ?? new Map();
  known.set(record, fields);
  if (fields.get(field)?.text !== text) fields.set(field, { text, folded: fold(text) });
  return fields.get(field).folded;
}

/** The records whose searched fields, as they are read, contain the text, in any letter case and with or without accents. */
export function searchRecords<Row extends Values>(
  definition: AnyResource,
  records: Row[],
  { text, format }: { text: string; format: FormatContext },
) {
  const searched = fold(text.trim());
  const fields = definition.list.search ?? [];
  if (!searched || fields.length === 0) return records;
  return records.filter((record) =>
    fields.some((field) =>
      foldedText(record, field, searchedText(definition, record, field, format)).includes(searched),
    ),
  );
}
