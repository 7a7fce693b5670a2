import type { Context } from 'hono';
import { HttpError } from '#server/http/HttpError.ts';
import { kilobyte, readBody, requireType } from '#server/http/readBody.ts';
import { readFields, type Schema } from './readFields.ts';
import { repeated } from './validators.ts';

async function parse(body: Buffer<ArrayBuffer>, type: string) {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new HttpError(400, 'request.badForm');
  }
}

/** The schema's fields of a multipart form; a file arrives as a File. */
export async function readForm<Of extends Schema>(c: Context, schema: Of, maxBytes = 64 * kilobyte) {
  requireType(c, 'multipart/form-data');
  const form = await parse(await readBody(c, maxBytes), c.req.header('Content-Type') ?? '');
  const sent = new Map<string, unknown>();
  for (const [name, value] of form) sent.set(name, sent.has(name) ? repeated : value);
  return readFields(sent, schema);
}
