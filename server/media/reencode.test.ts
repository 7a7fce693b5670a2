import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectImage, reencode } from './reencode.ts';

const limit = 36_000_000;
const picture = (width = 8, height = 4) => sharp({ create: { width, height, channels: 3, background: '#f63' } });
const inspect = async (bytes: Buffer) => (await inspectImage(bytes)) as Parameters<typeof reencode>[1];
const redraw = async (bytes: Buffer, maxPixels: number) => reencode(bytes, await inspect(bytes), maxPixels);
const exifWithPlace = { exif: { IFD0: { Model: 'Pocket camera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } } };

test.each([
  ['png', () => picture().png()],
  ['jpg', () => picture().jpeg()],
  ['webp', () => picture().webp()],
] as const)('a re-encoded %s has neither its location nor its camera', async (_, encode) => {
  const taken = await encode().withMetadata(exifWithPlace).toBuffer();
  expect(taken.includes('Pocket camera')).toBe(true);

  const drawn = await redraw(taken, limit);
  expect(drawn.includes('Pocket camera')).toBe(false);
  expect((await sharp(drawn).metadata()).exif).toBeUndefined();
});

test('a picture with an EXIF orientation is turned upright', async () => {
  const drawn = await redraw(await picture(8, 4).jpeg().withMetadata({ orientation: 6 }).toBuffer(), limit);

  expect(await sharp(drawn).metadata()).toMatchObject({ width: 4, height: 8 });
});

test('data after the picture are dropped', async () => {
  const polyglot = Buffer.concat([await picture().gif().toBuffer(), Buffer.from('<?php system($_GET[0]); ?>')]);

  expect((await redraw(polyglot, limit)).includes('php')).toBe(false);
});

test('a small file of very many pixels is refused before it is drawn', async () => {
  const bomb = await picture(7_000, 7_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;

  await expect(redraw(bomb, limit)).rejects.toThrow('exceeds pixel limit');
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('an animation keeps its frames unless they have too many pixels', async () => {
  const frames = await Promise.all([0, 80, 160].map((red) => picture().tint({ r: red, g: 0, b: 0 }).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();

  expect((await sharp(await redraw(animation, limit)).metadata()).pages).toBe(3);
  expect((await sharp(await redraw(animation, 50)).metadata()).pages ?? 1).toBe(1);
});

test('a process redraws one picture at a time, and refuses pictures when its queue is full', async () => {
  const bytes = await picture(600, 600).png().toBuffer();
  let maxPending = 0;
  let isDone = false;
  const image = await inspect(bytes);
  const drawn = Promise.allSettled(Array.from({ length: 10 }, () => reencode(bytes, image, limit))).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    maxPending = Math.max(maxPending, sharp.counters().process);
  }

  expect(maxPending).toBe(1);
  expect((await drawn).map(({ status }) => status)).toEqual([...Array(9).fill('fulfilled'), 'rejected']);
  expect((await drawn).at(-1)).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '5' } } });
});

test.each([
  ['\x89PNG\r\n\x1a\n'],
  ['GIF89a'],
  ['\xff\xd8\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff'],
  ['RIFF\0\0\0\0WEBPVP8X'],
  ['%PDF-1.7'],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>'],
])('%j is not a picture', async (content) => {
  expect(await inspectImage(Buffer.from(content, 'latin1'))).toBeUndefined();
});

test.each(['tiff', 'avif'] as const)('a %s is neither accepted nor decoded', async (format) => {
  const bytes = await picture(31, 7).toFormat(format).toBuffer();

  expect(await inspectImage(bytes)).toBeUndefined();
  await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
});

test('a file that claims too many pixels is measured, so that it can be refused with a reason', async () => {
  const wide = await picture(8, 4).png().toBuffer();
  wide.writeUInt32BE(60_000, 16);
  wide.writeUInt32BE(60_000, 20);
  wide.writeUInt32BE(crc32(wide.subarray(12, 29)), 29);

  expect(await inspectImage(wide)).toEqual({ type: 'png', width: 60_000, height: 60_000, pages: 1 });
});
