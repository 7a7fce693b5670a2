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

/** The rows of an unpaged list, or an ApiError when the answer holds something else. */
export function readRows({ data }: ApiResult<unknown>): Values[] {
  if (areRows(data)) return data;
  throw new ApiError('noData', { status: 200 });
}

/** One page of a list, or an ApiError when the answer holds something else. */
export function readPage({ data }: ApiResult<unknown>): Page<Values> {
  if (isPage(data)) return data;
  throw new ApiError('noData', { status: 200 });
}

/** One record, or an ApiError when the answer holds something else. */
export function readRecord({ data }: ApiResult<unknown>): Values {
  if (isRecord(data)) return data;
  throw new ApiError('noData', { status: 200 });
}
