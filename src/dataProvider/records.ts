import type { Identifier, RaRecord } from 'react-admin';
import type { Endpoint } from '#api/Endpoint.ts';
import { noData } from '#api/readPage.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';

/** A row with its key as `id`, which react-admin needs. */
export const toRecord = <T extends RaRecord>(row: Values, key = 'id') =>
  ({ ...row, id: valueAt(row, key) ?? row.id }) as T;

const hasId = ({ id }: RaRecord) => typeof id === 'string' || typeof id === 'number';

/** The rows of a list as records. Throws an ApiError when a row has no key. */
export function toRecords<T extends RaRecord>(rows: Values[], key?: string) {
  const records = rows.map((row) => toRecord<T>(row, key));
  if (!records.every(hasId)) throw noData();
  return records;
}

/** react-admin's file inputs wrap the chosen file. */
function unwrapFile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapFile);
  return isRecord(value) && value.rawFile instanceof Blob ? value.rawFile : value;
}

const hasFile = (value: unknown) => [value].flat().some((each) => each instanceof Blob);

/** The values of a form, with files as the API expects them. */
export const toValues = (data: Values): Values =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, unwrapFile(value)]));

/** The values without new files, whose paths only the API's response tells. */
export const omitFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !hasFile(value)));

/** Compares keys, which are texts in URLs and may be numbers in responses. */
export const isSameId = (one: Identifier, other: Identifier) => String(one) === String(other);

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
