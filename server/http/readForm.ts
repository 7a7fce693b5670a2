import type { Context } from 'hono';
import { repeated } from './checks.ts';
import { HttpError } from './HttpError.ts';
import { contentType, kilobyte, readBody } from './readBody.ts';
import { type Checks, readFields } from './readFields.ts';

const multipart = 'multipart/form-data';

async function parse(body: Buffer<ArrayBuffer>, type: string) {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new HttpError(400, (say) => say.request.badForm);
  }
}

/** The wanted fields of a multipart form; a file arrives as a File. */
export async function readForm<Wanted extends Checks>(c: Context, wanted: Wanted, most = 64 * kilobyte) {
  if (contentType(c) !== multipart) throw new HttpError(415, (say) => say.request.wrongType(multipart));
  const form = await parse(await readBody(c, most), c.req.header('Content-Type') ?? '');
  const sent = new Map<string, unknown>();
  for (const [name, value] of form) sent.set(name, sent.has(name) ? repeated : value);
  return readFields(sent, wanted);
}
