import type { Context } from 'hono';
import { HttpError } from './HttpError.ts';
import { contentType, kilobyte, readBody } from './readBody.ts';
import { type Checks, readFields } from './readFields.ts';

const json = 'application/json';
const most = 16 * kilobyte;

const refuseMalformed = () => new HttpError(400, (say) => say.request.badJson);

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw refuseMalformed();
  }
}

async function readObject(c: Context, body: Buffer) {
  if (contentType(c) !== json) throw new HttpError(415, (say) => say.request.wrongType(json));
  const parsed = parse(body);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw refuseMalformed();
  return new Map<string, unknown>(Object.entries(parsed));
}

/** The wanted fields of a JSON object. */
export const readJson = async <Wanted extends Checks>(c: Context, wanted: Wanted) =>
  readFields(await readObject(c, await readBody(c, most)), wanted);

/** For calls whose body says nothing: it may be absent or an object, but not broken. */
export async function readEmptyJson(c: Context) {
  const body = await readBody(c, most);
  if (body.length > 0) await readObject(c, body);
}

/** For calls without a body: whatever is sent is ignored, up to a limit. */
export const readNothing = async (c: Context) => {
  await readBody(c, most);
};
