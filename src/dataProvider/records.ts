import type { Identifier, RaRecord } from 'ra-core';
import { ApiError } from '#api/ApiError.ts';
import { isRecord, type Values } from '#api/values.ts';

/** react-admin insists on `id`; the API may call its key something else. */
export const toRecord = <T extends RaRecord>(row: Values, key = 'id') => ({ ...row, id: row[key] ?? row.id }) as T;

const hasId = ({ id }: RaRecord) => typeof id === 'string' || typeof id === 'number';

/** The rows of a list, or an ApiError when one of them lacks its key: nothing could be done with it. */
export function toRecords<T extends RaRecord>(rows: Values[], key?: string) {
  const records = rows.map((row) => toRecord<T>(row, key));
  if (!records.every(hasId)) throw new ApiError('noData', { status: 200 });
  return records;
}

/** react-admin's file inputs wrap the chosen file, the API wants the file itself. */
const unwrapFile = (value: unknown) => (isRecord(value) && value.rawFile instanceof Blob ? value.rawFile : value);

/** A form's values as the API takes them. */
export const toValues = (data: Values): Values =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, unwrapFile(value)]));

/** What is left out of a record until the API has said under which path it stored the file. */
export const omitFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));

/** Keys come from addresses as text and from the API as numbers. */
export const isSameId = (one: Identifier, other: Identifier) => String(one) === String(other);
