import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { Context } from 'hono';
import { sha256 } from '#server/hash.ts';
import type { AppEnv } from '#server/http/AppEnv.ts';
import { HttpError, notFound, type ResourceName, refuseField } from '#server/http/HttpError.ts';
import { kilobyte, readBody, requireType } from '#server/http/readBody.ts';
import type { Message } from '#server/language/translate.ts';
import { repeated, type Schema, toRowId, toUuid, type ValuesOf } from './validators.ts';

const maxJsonBytes = 16 * kilobyte;
const maxFormBytes = 64 * kilobyte;

/** Validates every field of the schema and ignores others. Refuses with one error for each wrong field. */
function readFields<Of extends Schema>(sent: ReadonlyMap<string, unknown>, schema: Of) {
  const values: Record<string, unknown> = {};
  const errors: Record<string, Message> = {};

  for (const [field, validate] of Object.entries(schema)) {
    try {
      values[field] = validate(sent.get(field));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      errors[field] = error.reason;
    }
  }

  const [first] = Object.values(errors);
  if (first) throw new HttpError(422, first, { errors });
  return values as ValuesOf<Of>;
}

/** The bytes of a file, else the value. */
const contentOf = async (value: unknown) =>
  value instanceof File ? sha256(Buffer.from(await value.arrayBuffer())) : value;

/**
 * Adds the values to the request of its Idempotency-Key. With a password it loses the key, because a stored hash could
 * reveal the password.
 */
async function nameRequest(c: Context, values: Record<string, unknown>, schema: Schema) {
  const sent: AppEnv['Variables']['idempotencyKey'] = c.get('idempotencyKey');
  if (!sent) return;
  const hasSecret = Object.values(schema).some(({ isSecret }) => isSecret);
  const contents = await Promise.all(
    Object.entries(values).map(async ([name, value]) => [name, await contentOf(value)]),
  );
  c.set('idempotencyKey', hasSecret ? undefined : { ...sent, request: JSON.stringify([sent.request, contents]) });
}

/** The schema's fields of a body. */
async function readSent<Of extends Schema>(c: Context, sent: ReadonlyMap<string, unknown>, schema: Of) {
  const values = readFields(sent, schema);
  await nameRequest(c, values, schema);
  return values;
}

/** The row's id or the user's uuid in the path, if the path has one. Refuses with 404 if it cannot be one. */
export function readKey(c: Context, resource: ResourceName) {
  const { id: row, uuid: user } = c.req.param();
  const id = row === undefined ? undefined : toRowId(row);
  const uuid = user === undefined ? undefined : toUuid(user);
  if (id === null || uuid === null) throw notFound(resource)();
  return { id, uuid };
}

/** The schema's fields of the query. */
export function readQuery<Of extends Schema>(c: Context, schema: Of) {
  const sent = Object.entries(c.req.queries()).map(
    ([name, [value, ...others]]) => [name, others.length > 0 ? repeated : value] as const,
  );
  return readFields(new Map(sent), schema);
}

/** The requested page, by default the first. */
export function readPageNumber({ req }: Context) {
  const [value = '1', ...others] = req.queries('page') ?? [];
  if (others.length > 0 || !/^[1-9]\d*$/.test(value)) throw refuseField('page', 'request.badPage');
  return Math.min(Number(value), Number.MAX_SAFE_INTEGER);
}

const limits = { parts: 100, headerPairs: 20, fieldSize: Number.POSITIVE_INFINITY };

/** Yields pieces, so that other requests run in between, and a refused form is not parsed to its end. */
function* piecesOf(body: Buffer) {
  const size = 64 * 1024;
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}

/** Some clients send a picture without a name (RFC 7578 allows it). */
const isPartAFile = (_name: string | undefined, type: string | undefined, filename: string | undefined) =>
  filename !== undefined || /^(?:image\/|application\/octet-stream$)/i.test(type ?? '');

/** The fields of a multipart form by name; a file arrives as a File. Rejects what is broken or has too many parts. */
export async function parseForm(body: Buffer, type: string) {
  const sent = new Map<string, unknown>();
  const add = (name: string, value: unknown) => sent.set(name, sent.has(name) ? repeated : value);
  const parser = new Busboy({ headers: { 'content-type': type }, limits, isPartAFile });

  parser.on('field', (name, value) => {
    // The parser puts it in place of bytes that are not UTF-8.
    if (value.includes('\ufffd') && !body.includes('\ufffd')) parser.destroy(new Error('The form is not UTF-8'));
    add(name, value);
  });
  parser.on('file', (name, stream, filename, _, mimeType) => {
    const pieces: Buffer[] = [];
    stream.on('error', (error) => parser.destroy(error)); // the body ends within the file
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => add(name, new File(pieces as BlobPart[], filename ?? '', { type: mimeType })));
  });
  parser.on('partsLimit', () => parser.destroy(new Error('The form has too many parts')));
  await pipeline(Readable.from(piecesOf(body)), parser);
  return sent;
}

/** The schema's fields of a multipart form; a file arrives as a File. */
export async function readForm<Of extends Schema>(c: Context, schema: Of, maxBytes = maxFormBytes) {
  requireType(c, 'multipart/form-data');
  const body = await readBody(c, maxBytes);
  const sent = await parseForm(body, c.req.header('Content-Type') ?? '').catch(() => {
    throw new HttpError(400, 'request.badForm');
  });
  return readSent(c, sent, schema);
}

function readObject(c: Context, body: Buffer) {
  requireType(c, 'application/json');
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return new Map(Object.entries(parsed));
  } catch {
    // Refuse it like JSON that is no object.
  }
  throw new HttpError(400, 'request.badJson');
}

/** The schema's fields of a JSON object. */
export const readJson = async <Of extends Schema>(c: Context, schema: Of, maxBytes = maxJsonBytes) =>
  readSent(c, readObject(c, await readBody(c, maxBytes)), schema);

/** For calls without a body. A sent one is ignored, up to a limit. */
export const discardBody = (c: Context) => readBody(c, maxJsonBytes);
