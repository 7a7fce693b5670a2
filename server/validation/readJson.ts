import type { Context } from 'hono';
import { HttpError } from '#server/http/HttpError.ts';
import { kilobyte, readBody, requireType } from '#server/http/readBody.ts';
import { readFields, type Schema } from './readFields.ts';

const maxBytes = 16 * kilobyte;

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function readObject(c: Context, body: Buffer) {
  requireType(c, 'application/json');
  const parsed = parse(body);
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return new Map(Object.entries(parsed));
  throw new HttpError(400, 'request.badJson');
}

/** The schema's fields of a JSON object; one with long texts may be larger than usual. */
export const readJson = async <Of extends Schema>(c: Context, schema: Of, atMost = maxBytes) =>
  readFields(readObject(c, await readBody(c, atMost)), schema);

/** For calls whose body says nothing: it may be absent or an object, but not broken. */
export async function optionalJson(c: Context) {
  const body = await readBody(c, maxBytes);
  if (body.length > 0) readObject(c, body);
}

/** For calls without a body: whatever is sent is ignored, up to a limit. */
export const discardBody = (c: Context) => readBody(c, maxBytes);
