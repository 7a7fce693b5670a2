import type { Context } from 'hono';
import { HttpError } from './HttpError.ts';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

const sizeInWords = (bytes: number) =>
  bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.floor(bytes / kilobyte)} kB`;

const tooLarge = (most: number) => new HttpError(413, (say) => say.request.tooLarge(sizeInWords(most)));

/** What is too large is still read for a while, and dropped: a client cut off while it sends never sees the reason. */
const mostDropped = 32 * megabyte;

async function readChunks(body: ReadableStream<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > mostDropped) break;
    if (size <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > most) throw tooLarge(most);
  return Buffer.concat(chunks);
}

/** The body's bytes. Refuses more than `most`, whatever length the client has announced, and never holds more. */
export async function readBody({ req }: Context, most: number) {
  if (Number(req.header('Content-Length')) > mostDropped) throw tooLarge(most);
  return req.raw.body ? readChunks(req.raw.body, most) : Buffer.alloc(0);
}

/** The media type without its parameters, in small letters. */
export const contentType = ({ req }: Context) =>
  (req.header('Content-Type') ?? '').split(';', 1).join().trim().toLowerCase();
