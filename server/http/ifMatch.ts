import type { Context } from 'hono';
import { sha256 } from '#server/hash.ts';
import { HttpError } from './HttpError.ts';

/** The version of a row. Rows with equal values have equal versions. */
export const versionOf = (row: object) => sha256(JSON.stringify(row), 'base64url');

/**
 * Refuses a change of a row whose version differs from the header `If-Match`. Without the header, and with `*`, every version
 * passes.
 * The row must be locked until its change is committed.
 */
export function requireVersion(c: Context, row: object) {
  const expected = c.req.header('If-Match');
  if (expected !== undefined && expected !== '*' && expected !== `"${versionOf(row)}"`)
    throw new HttpError(412, 'request.changed');
}
