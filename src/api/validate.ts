import { ApiError } from './ApiError.ts';
import type { ApiResult } from './readEnvelope.ts';
import { isRecord, type Values } from './values.ts';
import type { Page } from './wire.ts';

const areRows = (data: unknown): data is Values[] => Array.isArray(data) && data.every(isRecord);

const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isPage = (data: unknown): data is Page<Values> =>
  isRecord(data) &&
  areRows(data.data) &&
  [data.current_page, data.last_page, data.total, data.per_page].every(isCount) &&
  [data.from, data.to].every((position) => position === null || isCount(position));

/** Reads an answer's data, or throws an ApiError when the answer holds something else. */
const reader =
  <Data>(isExpected: (data: unknown) => data is Data) =>
  ({ data }: ApiResult<unknown>): Data => {
    if (isExpected(data)) return data;
    throw new ApiError('noData', { status: 200 });
  };

/** The rows of an unpaged list. */
export const readRows = reader(areRows);

/** One page of a list. */
export const readPage = reader(isPage);

/** One record. */
export const readRecord = reader(isRecord);
