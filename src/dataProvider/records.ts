import type { Identifier, RaRecord } from 'react-admin';
import { noData } from '#api/readPage.ts';
import { isRecord, type Values, valueAt } from '#api/values.ts';

/** react-admin insists on `id`; the API may call its key something else. */
export const toRecord = <T extends RaRecord>(row: Values, key = 'id') =>
  ({ ...row, id: valueAt(row, key) ?? row.id }) as T;

const hasId = ({ id }: RaRecord) => typeof id === 'string' || typeof id === 'number';

/** The rows of a list, or an ApiError when one of them lacks its key: nothing could be done with it. */
export function toRecords<T extends RaRecord>(rows: Values[], key?: string) {
  const records = rows.map((row) => toRecord<T>(row, key));
  if (!records.every(hasId)) throw noData();
  return records;
}

/** react-admin's file inputs wrap the chosen file, the API wants the file itself. */
function unwrapFile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapFile);
  return isRecord(value) && value.rawFile instanceof Blob ? value.rawFile : value;
}

const hasFile = (value: unknown) => [value].flat().some((each) => each instanceof Blob);

/** A form's values as the API takes them. */
export const toValues = (data: Values): Values =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, unwrapFile(value)]));

/** What is left out of a record until the API has said under which path it stored the file. */
export const omitFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !hasFile(value)));

/** Keys come from addresses as text and from the API as numbers. */
export const isSameId = (one: Identifier, other: Identifier) => String(one) === String(other);
