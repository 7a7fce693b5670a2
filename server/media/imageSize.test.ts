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
  expect(imageSize(await encode().toBuffer())).toEqual({ type, size: { width: 31, height: 7 } });
});

test('a picture as wide as the format allows is measured right', async () => {
  expect(imageSize(await picture(6_001, 1).webp({ lossless: true }).toBuffer())?.size.width).toBe(6_001);
  expect(imageSize(await picture(6_001, 1).jpeg().toBuffer())?.size.width).toBe(6_001);
});

test.each([
  [''],
  ['\x89PNG\r\n\x1a\n'],
  ['GIF89a'],
  ['GIF89a<script>alert(1)</script>\0\0'.slice(0, 6)],
  ['\xff\xd8\xff\xe0'],
  ['\xff\xd8\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff'],
  ['RIFF\0\0\0\0WEBPVP8X'],
  ['RIFF\0\0\0\0WEBPABCD\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'],
  ['%PDF-1.7'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['BM\0\0\0\0'],
])('%j is no picture', (content) => {
  expect(imageSize(Buffer.from(content, 'latin1'))).toBeUndefined();
});

test('a picture cut off anywhere is judged without failing', async () => {
  for (const encoded of [picture(9, 9).png(), picture(9, 9).jpeg(), picture(9, 9).gif(), picture(9, 9).webp()]) {
    const bytes = await encoded.toBuffer();
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => imageSize(bytes.subarray(0, length))).not.toThrow();
    }
  }
});
