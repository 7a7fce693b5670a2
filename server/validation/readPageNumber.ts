import type { Context } from 'hono';
import { refuseField } from '#server/http/HttpError.ts';

/** The page asked for, the first when none is; a number too large for any list is a page past its end. */
export function readPageNumber({ req }: Context) {
  const [value = '1', ...others] = req.queries('page') ?? [];
  if (others.length > 0 || !/^[1-9]\d*$/.test(value)) throw refuseField('page', 'request.badPage');
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER);
}
