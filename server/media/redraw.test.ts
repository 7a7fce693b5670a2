import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reencode } from './redraw.ts';

const limit = 36_000_000;
const picture = (width = 8, height = 4) => sharp({ create: { width, height, channels: 3, background: '#f63' } });
const place = { exif: { IFD0: { Model: 'Pocket camera' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } } };

test.each([
  ['png', () => picture().png()],
  ['jpg', () => picture().jpeg()],
  ['webp', () => picture().webp()],
] as const)('where and with what a %s was taken is not kept', async (type, encode) => {
  const taken = await encode().withMetadata(place).toBuffer();
  expect(taken.includes('Pocket camera')).toBe(true);

  const drawn = await reencode(taken, type, limit);
  expect(drawn.includes('Pocket camera')).toBe(false);
  expect((await sharp(drawn).metadata()).exif).toBeUndefined();
});

test('a picture that a camera has noted as lying on its side stands upright', async () => {
  const drawn = await reencode(await picture(8, 4).jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'jpg', limit);

  expect(await sharp(drawn).metadata()).toMatchObject({ width: 4, height: 8 });
});

test('what hangs behind a picture is not kept', async () => {
  const polyglot = Buffer.concat([await picture().gif().toBuffer(), Buffer.from('<?php system($_GET[0]); ?>')]);

  expect((await reencode(polyglot, 'gif', limit)).includes('php')).toBe(false);
});

const header = async () => (await picture().png().toBuffer()).subarray(0, 33);

test('a header without a picture is refused', async () => {
  await expect(reencode(await header(), 'png', limit)).rejects.toThrow();
});

test('a small file of very many pixels is refused before it is drawn', async () => {
  const bomb = await picture(7_000, 7_000).png().toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;

  await expect(reencode(bomb, 'png', limit)).rejects.toThrow('exceeds pixel limit');
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test('an animation stays one, until its frames are too many to hold', async () => {
  const frames = await Promise.all([0, 80, 160].map((red) => picture().tint({ r: red, g: 0, b: 0 }).png().toBuffer()));
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();

  expect((await sharp(await reencode(animation, 'gif', limit)).metadata()).pages).toBe(3);
  expect((await sharp(await reencode(animation, 'gif', 50)).metadata()).pages ?? 1).toBe(1);
});

test('a process draws one picture at a time, and refuses more than can wait', async () => {
  const bytes = await picture(600, 600).png().toBuffer();
  let most = 0;
  let isDone = false;
  const drawn = Promise.allSettled(Array.from({ length: 10 }, () => reencode(bytes, 'png', limit))).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    most = Math.max(most, sharp.counters().process);
  }

  expect(most).toBe(1);
  expect((await drawn).map(({ status }) => status)).toEqual([...Array(9).fill('fulfilled'), 'rejected']);
  expect((await drawn).at(-1)).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '5' } } });
});
