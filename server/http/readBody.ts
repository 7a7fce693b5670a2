import type { Context } from 'hono';
import { HttpError } from './HttpError.ts';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

const formatSize = (bytes: number) =>
  bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.floor(bytes / kilobyte)} kB`;

const tooLarge = (max: number) => new HttpError(413, ['request.tooLarge', { max: formatSize(max) }]);

/** What is too large is still read up to here, and dropped: a client cut off while it sends never sees the reason. */
const maxDrained = 32 * megabyte;

async function readChunks(body: ReadableStream<Uint8Array>, max: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxDrained) break;
      if (size <= max) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    throw new HttpError(400, 'request.incomplete'); // the client has left
  }
  if (size > max) throw tooLarge(max);
  return Buffer.concat(chunks);
}

/** The body's bytes. Refuses more than `max`, whatever length the client has announced, and never holds more. */
export async function readBody({ req }: Context, max: number) {
  if (Number(req.header('Content-Length')) > maxDrained) throw tooLarge(max);
  return req.raw.body ? readChunks(req.raw.body, max) : Buffer.alloc(0);
}

/** Refuses a body of another media type; parameters and capital letters make no difference. */
export function requireType({ req }: Context, type: string) {
  const [sent = ''] = (req.header('Content-Type') ?? '').split(';');
  if (sent.trim().toLowerCase() !== type) throw new HttpError(415, ['request.wrongType', { type }]);
}
