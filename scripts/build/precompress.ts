import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}
