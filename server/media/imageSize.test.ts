import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageSize } from './imageSize.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#abc' } });

test.each([
  ['png', () => picture(31, 7).png()],
  ['jpg', () => picture(31, 7).jpeg()],
  ['jpg', () => picture(31, 7).jpeg({ progressive: true })],
  ['jpg', () => picture(31, 7).jpeg().withMetadata({ orientation: 3 })],
  ['gif', () => picture(31, 7).gif()],
  ['webp', () => picture(31, 7).webp()],
  ['webp', () => picture(31, 7).webp({ lossless: true })],
  ['webp', () => picture(31, 7).removeAlpha().webp()],
  ['webp', () => picture(31, 7).webp().withMetadata({ orientation: 3 })],
])('a %s made by a real encoder is recognised with its size', async (type, encode) => {
  expect(await imageSize(await encode().toBuffer())).toEqual({ type, size: { width: 31, height: 7 } });
});

test.each([
  ['\x89PNG\r\n\x1a\n'],
  ['GIF89a'],
  ['GIF89a<script>alert(1)</script>\0\0'.slice(0, 6)],
  ['\xff\xd8\xff\xe0'],
  ['\xff\xd8\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff'],
  ['RIFF\0\0\0\0WEBPVP8X'],
  ['RIFF\0\0\0\0WEBPABCD\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'],
  ['%PDF-1.7'],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>'],
  ['BM\0\0\0\0'],
])('%j is no picture', async (content) => {
  expect(await imageSize(Buffer.from(content, 'latin1'))).toBeUndefined();
});

test.each(['tiff', 'avif'] as const)('a %s is none that is taken, nor ever opened', async (format) => {
  const bytes = await picture(31, 7).toFormat(format).toBuffer();

  expect(await imageSize(bytes)).toBeUndefined();
  await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
});

test('a file that claims more pixels than are ever drawn is measured, so that it can be refused in words', async () => {
  const wide = await picture(8, 4).png().toBuffer();
  wide.writeUInt32BE(60_000, 16);
  wide.writeUInt32BE(60_000, 20);
  wide.writeUInt32BE(crc32(wide.subarray(12, 29)), 29);

  expect(await imageSize(wide)).toEqual({ type: 'png', size: { width: 60_000, height: 60_000 } });
});
