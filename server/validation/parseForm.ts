import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { repeated } from './validators.ts';

const limits = { parts: 100, headerPairs: 20, fieldSize: Number.POSITIVE_INFINITY };

/** A piece at a time, so that others have their turn between two, and what is refused is not read to its end. */
function* piecesOf(body: Buffer) {
  const size = 64 * 1024;
  for (let start = 0; start < body.length; start += size) yield body.subarray(start, start + size);
}

/** The fields of a multipart form by name; a file arrives as a File. Rejects what is broken or has too many parts. */
export async function parseForm(body: Buffer, type: string) {
  const sent = new Map<string, unknown>();
  const add = (name: string, value: unknown) => sent.set(name, sent.has(name) ? repeated : value);
  const parser = new Busboy({ headers: { 'content-type': type }, limits });

  parser.on('field', add);
  parser.on('file', (name, stream, filename, _, mimeType) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => add(name, new File(pieces as BlobPart[], filename, { type: mimeType })));
  });
  parser.on('partsLimit', () => parser.destroy(new Error('The form has too many parts')));
  await pipeline(Readable.from(piecesOf(body)), parser);
  return sent;
}
