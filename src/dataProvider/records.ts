import type { RaRecord } from 'react-admin';
import type { Endpoint } from '#api/Endpoint.ts';
import { idOf, type Key } from '#api/keys.ts';
import { noData } from '#api/readPage.ts';
import { hasFile, isRecord, type Values, valueAt } from '#api/values.ts';

/** A row with its key as `id`, which react-admin needs. The API's own `id` beside another key is `apiId`. */
export function toRecord<T extends RaRecord>({ id, ...row }: Values, key: Key = 'id') {
  const record: Values = { ...row, ...(key !== 'id' && id !== undefined && { apiId: id }) };
  return { ...record, id: idOf(record, key) ?? (typeof key === 'string' ? id : undefined) } as T;
}

const hasId = ({ id }: RaRecord) => typeof id === 'string' || typeof id === 'number';

/** The rows of a list as records. Throws an ApiError when a row has no key. */
export function toRecords<T extends RaRecord>(rows: Values[], key: Key = 'id') {
  const records = rows.map((row) => toRecord<T>(row, key));
  if (!records.every(hasId)) throw noData(`The server sent rows without the key '${[key].flat().join("', '")}'`);
  return records;
}

/** The values without new files, whose paths are only in the API’s response. */
export const omitFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !hasFile(value)));

type Joins = NonNullable<Endpoint['joins']>;

/** Other rows of the response by their keys. They are a list, or an object with the keys as names. */
function byKey(rows: unknown, key: string) {
  const entries = Array.isArray(rows)
    ? rows.map((row): [string, unknown] => [String(valueAt(row, key)), row])
    : Object.entries(isRecord(rows) ? rows : {});
  return new Map(entries);
}

/** Adds to each row the other rows of the response that it names by their keys. A missing row is null. */
export function joinRows(rows: Values[], data: unknown, joins: Joins = {}): Values[] {
  const joined = Object.entries(joins).map(([field, { rows: path, on, key = 'id' }]) => {
    const others = byKey(valueAt(data, path), key);
    const rowOf = (id: unknown) => others.get(String(id)) ?? null;
    return (row: Values) => {
      const reference = valueAt(row, on);
      return [field, Array.isArray(reference) ? reference.map(rowOf).filter(isRecord) : rowOf(reference)] as const;
    };
  });
  return rows.map((row) => ({ ...row, ...Object.fromEntries(joined.map((join) => join(row))) }));
}
