import type { Identifier, RaRecord } from 'react-admin';
import { noData } from '#api/readPage.ts';
import { type Values, valueAt } from '#api/values.ts';

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

/** The values without new files, whose paths only the API's response tells. */
export const omitFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)));

/** Compares keys, which are texts in URLs and may be numbers in responses. */
export const isSameId = (one: Identifier, other: Identifier) => String(one) === String(other);
