import type { SortPayload } from 'react-admin';
import type { FormatContext } from '#admin/engine/fields/FormatContext.ts';
import { partsOf } from '#admin/engine/fields/fieldKinds.ts';
import { fieldSortKey, fieldText } from '#admin/engine/record/recordText.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { type Values, valueAt } from '#api/values.ts';
import { type Filters, fieldOfFilter, type LocalQuery } from './listQuery.ts';
import { fold } from './searchRecords.ts';

type Key = string | number | null;

/** The end of a range as the values of a field compare: moments are numbers, plain days are texts. */
function limitOf(key: string | number, value: string, isUpper: boolean) {
  if (typeof key === 'string') return value;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDay ? new Date(`${value}T${isUpper ? '23:59:59.999' : '00:00'}`).getTime() : Number(value);
}

function isWithin(key: Key, value: string, isUpper: boolean) {
  if (key === null) return false;
  const limit = limitOf(key, value, isUpper);
  return isUpper ? key <= limit : key >= limit;
}

/** How a list is filtered by a field: by one of its values, by a range of them, or by a part of its text. */
export const filterModeOf = ({ fields }: AnyResource, source: string) =>
  partsOf(fields[source]?.kind ?? 'text').filter ?? 'text';

type Kept = { definition: AnyResource; format: FormatContext };

function isKept({ definition, format }: Kept, record: Values, [name, value]: [string, string]) {
  const source = fieldOfFilter(name);
  if (source !== name) return isWithin(fieldSortKey(definition, record, source, format), value, name.endsWith('_lte'));
  const mode = filterModeOf(definition, source);
  if (mode === 'choice' || mode === 'boolean') return String(valueAt(record, source)) === value;
  return fold(fieldText(definition, record, source, format)).includes(fold(value.trim()));
}

const filterRecords = <Row extends Values>(kept: Kept, records: Row[], filters: Filters) => {
  const entries = Object.entries(filters);
  if (entries.length === 0) return records;
  return records.filter((record) => entries.every((entry) => isKept(kept, record, entry)));
};

/** Sorted by a field: numbers by size, texts as the language does, rows without a value last in both directions. */
function sortRecords<Row extends Values>(
  definition: AnyResource,
  records: Row[],
  { field, order, format }: SortPayload & { format: FormatContext },
) {
  const { compare } = new Intl.Collator(format.language, { numeric: true });
  const direction = order === 'DESC' ? -1 : 1;
  const keyed = records.map((record) => ({ record, key: fieldSortKey(definition, record, field, format) }));
  const compareKeys = (one: Key, other: Key) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
    return direction * compare(String(one), String(other));
  };
  return keyed.sort((one, other) => compareKeys(one.key, other.key)).map(({ record }) => record);
}

/** The records that pass the filters, in the order that was asked for: what the API does not do by itself. */
export function arrangeRecords<Row extends Values>(
  definition: AnyResource,
  records: Row[],
  { filters, sort, format }: LocalQuery & { format: FormatContext },
) {
  const filtered = filterRecords({ definition, format }, records, filters);
  return sort ? sortRecords(definition, filtered, { ...sort, format }) : filtered;
}
