import { ApiError } from './ApiError.ts';
import type { Manners } from './manners.ts';
import type { ApiResult } from './readEnvelope.ts';
import { isRecord, type Values, valueAt } from './values.ts';

/** The failure of an answer that lacks what it was to hold. */
export const noData = () => new ApiError('noData', { status: 200 });

const areRows = (data: unknown): data is Values[] => Array.isArray(data) && data.every(isRecord);

/** The rows of a list that lie at a path of the data. */
export function readRows({ data }: Pick<ApiResult<unknown>, 'data'>, { rows = '' }: Pick<Manners, 'rows'> = {}) {
  const found = valueAt(data, rows);
  if (!areRows(found)) throw noData();
  return found;
}

/** The one record of an answer. */
export function readRecord({ data }: Pick<ApiResult<unknown>, 'data'>, { record = '' }: Pick<Manners, 'record'> = {}) {
  const found = valueAt(data, record);
  if (!isRecord(found)) throw noData();
  return found;
}
