import type { Context } from 'hono';
import { HttpError } from '#server/http/HttpError.ts';
import { contentType, kilobyte, readBody } from '#server/http/readBody.ts';
import { readFields, type Schema } from './readFields.ts';

const json = 'application/json';
const maxBytes = 16 * kilobyte;

const malformed = () => new HttpError(400, 'request.badJson');

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw malformed();
  }
}

function readObject(c: Context, body: Buffer) {
  if (contentType(c) !== json) throw new HttpError(415, ['request.wrongType', { type: json }]);
  const parsed = parse(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw malformed();
  return new Map<string, unknown>(Object.entries(parsed));
}

/** The schema's fields of a JSON object. */
export const readJson = async <Of extends Schema>(c: Context, schema: Of) =>
  readFields(readObject(c, await readBody(c, maxBytes)), schema);

/** For calls whose body says nothing: it may be absent or an object, but not broken. */
export async function optionalJson(c: Context) {
  const body = await readBody(c, maxBytes);
  if (body.length > 0) readObject(c, body);
}

/** For calls without a body: whatever is sent is ignored, up to a limit. */
export const discardBody = async (c: Context) => {
  await readBody(c, maxBytes);
};
