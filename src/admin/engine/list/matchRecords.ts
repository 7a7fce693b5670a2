import type { SortPayload } from 'react-admin';
import { type Filters, fieldOfFilter, type LocalQuery } from '#admin/engine/context/listQuery.ts';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { fieldSortKey, fieldText, kindOf, searchedText } from '#admin/engine/fields/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { sentValue } from '#admin/engine/schema/kindTraits.ts';
import { foldForSearch } from '#api/foldText.ts';
import { type Values, valueAt } from '#api/values.ts';

/** The words of a search, as they are compared. */
export const wordsOf = (text: string) => foldForSearch(text.trim()).split(' ');

/** True if the text contains each of the words. */
export const containsWords = (text: string, words: string) =>
  wordsOf(words).every((word) => foldForSearch(text).includes(word));

/** True if words of the text begin with each of the words. */
export const beginsWords = (text: string, words: string) =>
  wordsOf(words).every((word) => {
    const parts = foldForSearch(text).split(word);
    return parts.slice(0, -1).some((before) => !/[\p{L}\p{N}]$/u.test(before));
  });

type Context = { definition: AnyResource; format: FormatContext };

/** The records whose searched fields contain the text, in any letter case and with or without accents. */
function searchRecords<Row extends Values>({ definition, format }: Context, records: Row[], search: string) {
  const searched = foldForSearch(search.trim());
  const fields = definition.list.search;
  if (!searched || !fields || fields === true) return records;
  return records.filter((record) =>
    fields.some((field) => foldForSearch(searchedText(definition, record, field, format)).includes(searched)),
  );
}

type SortKey = string | number | null;

/** The end of a range as a sort key of its field: moments are numbers, plain days are texts. */
function limitOf(key: string | number, value: string, isUpper: boolean) {
  if (typeof key === 'string') return value;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDay ? new Date(`${value}T${isUpper ? '23:59:59.999' : '00:00'}`).getTime() : Number(value);
}

function isWithin(key: SortKey, value: string, isUpper: boolean) {
  if (key === null) return false;
  const limit = limitOf(key, value, isUpper);
  return isUpper ? key <= limit : key >= limit;
}

function passesFilter({ definition, format }: Context, record: Values, [name, value]: [string, string]) {
  const source = fieldOfFilter(name);
  if (source !== name) return isWithin(fieldSortKey(definition, record, source, format), value, name.endsWith('_lte'));
  const { field, filtersByValue } = kindOf(definition, source);
  if (filtersByValue) return String(sentValue(field, valueAt(record, source))) === value;
  return foldForSearch(fieldText(definition, record, source, format)).includes(foldForSearch(value.trim()));
}

function filterRecords<Row extends Values>(context: Context, records: Row[], filters: Filters) {
  const entries = Object.entries(filters);
  return records.filter((record) => entries.every((entry) => passesFilter(context, record, entry)));
}

/** Sorts numbers by size and texts by the language's alphabet. Rows without a value come last in both directions. */
export function sortRecords<Row extends Values>(
  { definition, format }: Context,
  records: Row[],
  { field, order }: SortPayload,
) {
  const { compare } = new Intl.Collator(format.language, { numeric: true });
  const direction = order === 'DESC' ? -1 : 1;
  const compareKeys = (one: SortKey, other: SortKey) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
    return direction * compare(String(one), String(other));
  };
  return records
    .map((record) => ({ record, key: fieldSortKey(definition, record, field, format) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ record }) => record);
}

/** Searches, filters and sorts loaded records, where the API does not. */
export function matchRecords<Row extends Values>(
  definition: AnyResource,
  records: Row[],
  { search, filters, sort, format }: LocalQuery & { format: FormatContext },
) {
  const context = { definition, format };
  const matches = filterRecords(context, searchRecords(context, records, search), filters);
  return sort ? sortRecords(context, matches, sort) : matches;
}
