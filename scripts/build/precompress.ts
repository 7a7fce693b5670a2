import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '#server/storage/durableFiles.ts';

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
const minLengthInBytes = 200;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

async function compress(file: string) {
  const content = await readFile(file);
  if (content.length < minLengthInBytes) return;
  const gzipped = promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([writeFile(`${file}.br`, await brotli(content)), writeFile(`${file}.gz`, await gzipped)]);
}

/** Writes a .br and a .gz beside every text file of the folder, except very small ones, so that the server never compresses. */
export async function precompress(folder: string) {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file));
  await Promise.all(files.map((file) => compress(join(folder, file))));
}
