import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animatedWebp } from '#tests/support/images.ts';
import { inspectImage, reencode } from './reencode.ts';

const limits = { maxPixels: 36_000_000, seconds: 8 };
const picture = (width = 8, height = 4) => sharp({ create: { width, height, channels: 3, background: '#f63' } });
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const redraw = async (bytes: Buffer, maxPixels = limits.maxPixels) =>
  reencode(bytes, await inspectImage(bytes), { ...limits, maxPixels });
const exifWithPlace = { exif: { IFD0: { Model: 'Pocket camera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } } };

test.each([
  ['png', () => picture().png()],
  ['jpg', () => picture().jpeg()],
  ['webp', () => picture().webp()],
] as const)('a re-encoded %s has neither its location nor its camera', async (_, encode) => {
  const taken = await encode().withMetadata(exifWithPlace).toBuffer();
  expect(taken.includes('Pocket camera')).toBe(true);

  const drawn = await redraw(taken);
  expect(drawn.includes('Pocket camera')).toBe(false);
  expect((await sharp(drawn).metadata()).exif).toBeUndefined();
});

test('a picture with an EXIF orientation is turned upright', async () => {
  const drawn = await redraw(await picture(8, 4).jpeg().withMetadata({ orientation: 6 }).toBuffer());

  expect(await sharp(drawn).metadata()).toMatchObject({ width: 4, height: 8 });
});

test('data after the picture are dropped', async () => {
  const polyglot = Buffer.concat([await picture().gif().toBuffer(), Buffer.from('<?php system($_GET[0]); ?>')]);

  expect((await redraw(polyglot)).includes('php')).toBe(false);
});

test('a small file of very many pixels is refused before it is drawn', async () => {
  const bomb = await picture(7_000, 7_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;

  await expect(redraw(bomb)).rejects.toThrow('image.damaged');
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('an animation keeps its frames unless they have too many pixels', async () => {
  const frames = await Promise.all([0, 80, 160].map((red) => picture().tint({ r: red, g: 0, b: 0 }).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();

  expect((await sharp(await redraw(animation)).metadata()).pages).toBe(3);
  expect((await sharp(await redraw(animation, 50)).metadata()).pages ?? 1).toBe(1);
});

test('drawing an animation stops when it takes too long', async () => {
  const side = 512;
  const encoded = () => noise(side, side).webp({ quality: 10, effort: 0 }).toBuffer();
  const bytes = animatedWebp([await encoded(), await encoded()], side, 400);

  const drawn = reencode(bytes, await inspectImage(bytes), { maxPixels: 400 * side * side, seconds: 1 });
  expect(await drawn.catch(({ message }) => message)).toBe('image.tooSlow');
});

test.each([
  ['all but the last two bytes', (size: number) => size - 2],
  ['one half', (size: number) => size / 2],
])('a JPEG of which %s has arrived is drawn in its size', async (_, kept) => {
  for (const progressive of [false, true]) {
    const whole = await noise(80, 40).jpeg({ progressive }).toBuffer();
    const drawn = await redraw(whole.subarray(0, kept(whole.length)));

    expect(await sharp(drawn, { failOn: 'warning' }).metadata()).toMatchObject({ width: 80, height: 40 });
  }
});

test.each(['png', 'webp', 'gif', 'jpeg'] as const)('the beginning of a %s is a damaged picture', async (format) => {
  const whole = await picture(80, 40).toFormat(format).toBuffer();

  await expect(redraw(whole.subarray(0, 24))).rejects.toThrow('image.damaged');
  if (format !== 'jpeg') await expect(redraw(whole.subarray(0, whole.length / 2))).rejects.toThrow('image.damaged');
});

test.each([
  ['\x89PNG\r\n\x1a\n', 'damaged'],
  ['GIF89a', 'damaged'],
  ['\xff\xd8\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff', 'damaged'],
  ['RIFF\0\0\0\0WEBPVP8X', 'damaged'],
  ['%PDF-1.7', 'notImage'],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>', 'notImage'],
])('%j is refused as image.%s', async (content, problem) => {
  await expect(inspectImage(Buffer.from(content, 'latin1'))).rejects.toThrow(`image.${problem}`);
});

test.each(['tiff', 'avif'] as const)('a %s is neither accepted nor decoded', async (format) => {
  const bytes = await picture(31, 7).toFormat(format).toBuffer();

  await expect(inspectImage(bytes)).rejects.toThrow('image.notImage');
  await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
});

test('a file that claims too many pixels is measured, so that it can be refused with a reason', async () => {
  const wide = await picture(8, 4).png().toBuffer();
  wide.writeUInt32BE(60_000, 16);
  wide.writeUInt32BE(60_000, 20);
  wide.writeUInt32BE(crc32(wide.subarray(12, 29)), 29);

  expect(await inspectImage(wide)).toEqual({ type: 'png', width: 60_000, height: 60_000, pages: 1 });
});
