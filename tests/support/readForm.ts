import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { Values } from '#api/values.ts';

/**
 * The fields of a form, repeated ones as a list, and the size of each file. Not by `formData()`: Node makes a file with the
 * global `File`, which jsdom has replaced, and then refuses it.
 */
export async function readForm(form: Request) {
  const values: Values = {};
  const add = (name: string, value: unknown) => {
    values[name] = name in values || name.endsWith('[]') ? [values[name] ?? [], value].flat() : value;
  };
  const parser = new Busboy({ headers: { 'content-type': form.headers.get('Content-Type') ?? '' } });
  parser.on('field', (name, value) => add(name, value));
  parser.on('file', (name, stream) => {
    let size = 0;
    stream.on('data', (piece: Buffer) => {
      size += piece.length;
    });
    stream.on('end', () => add(name, { size }));
  });
  await pipeline(Readable.from([Buffer.from(await form.arrayBuffer())]), parser);
  return values;
}
