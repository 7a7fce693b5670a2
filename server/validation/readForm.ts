import type { Context } from 'hono';
import { HttpError } from '#server/http/HttpError.ts';
import { kilobyte, readBody, requireType } from '#server/http/readBody.ts';
import { parseForm } from './parseForm.ts';
import { readFields, type Schema } from './readFields.ts';

/** The schema's fields of a multipart form; a file arrives as a File. */
export async function readForm<Of extends Schema>(c: Context, schema: Of, maxBytes = 64 * kilobyte) {
  requireType(c, 'multipart/form-data');
  const body = await readBody(c, maxBytes);
  const sent = await parseForm(body, c.req.header('Content-Type') ?? '').catch(() => {
    throw new HttpError(400, 'request.badForm');
  });
  return readFields(sent, schema);
}
