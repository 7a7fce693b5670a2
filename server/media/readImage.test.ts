import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animatedWebp } from '#tests/support/images.ts';
import { readImages } from './readImage.ts';

const picture = (width = 8, height = 8) => sharp({ create: { width, height, channels: 3, background: '#f63' } });
const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], '');

const webp = async (frames: number) =>
  fileOf(animatedWebp([await picture().webp({ lossless: true }).toBuffer()], 8, frames));

/** An animation of one colour, with 15 bytes a frame. */
function gif(frames: number) {
  const screen = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([8, 0, 8, 0, 0x80, 0, 0, 0, 0, 0, 9, 9, 9])]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return fileOf(Buffer.concat([screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]));
}

test.each([
  ['WebP', webp],
  ['GIF', gif],
])('a %s of 500 frames is drawn, and one of more frames is refused', async (_, animation) => {
  const [drawn] = await readImages([await animation(500)]);
  expect((await sharp(drawn?.bytes, { pages: -1 }).metadata()).width).toBe(8);

  const reason = ['image.tooManyFrames', { frames: 500 }];
  await expect(readImages([await animation(501)])).rejects.toMatchObject({ status: 422, errors: { image: reason } });
});

test('pictures of very many frames take almost no time, so a picture beside them is drawn at once', async () => {
  const hostile = await webp(90_000);
  const before = process.cpuUsage();
  const refused = Array.from({ length: 8 }, () => readImages([hostile]).catch(({ status }) => status));
  const [honest] = await readImages([fileOf(await picture().png().toBuffer())]);

  expect(await Promise.all(refused)).toEqual(Array(8).fill(422));
  expect(honest?.type).toBe('png');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000_000).toBeLessThan(2);
});

test('a process draws one picture at a time, and refuses the pictures of a request when its queue is full', async () => {
  const file = fileOf(await picture(600, 600).png().toBuffer());
  let maxPending = 0;
  let isDone = false;
  const requests = [1, 4, 3, 2, 1, 1].map((pictures) => readImages(Array<File>(pictures).fill(file)));
  const drawn = Promise.allSettled(requests).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    maxPending = Math.max(maxPending, sharp.counters().process);
  }

  expect(maxPending).toBe(1);
  // The first is drawn at once, seven wait, two more do not fit, and one does.
  const lengths = (await drawn).map((result) => (result.status === 'fulfilled' ? result.value.length : result.reason));
  const full = { status: 503, headers: { 'Retry-After': '5' } };
  expect(lengths).toMatchObject([1, 4, 3, full, 1, full]);
});

test('a damaged picture is refused as damaged, and another file as no picture', async () => {
  const half = (await picture(80, 40).png().toBuffer()).subarray(0, 90);
  for (const [bytes, problem] of [
    [half, 'image.damaged'],
    [Buffer.from('<svg/>'), 'image.notImage'],
  ] as const)
    await expect(readImages([fileOf(bytes)])).rejects.toMatchObject({ status: 422, errors: { image: problem } });
});

test('a JPEG of more scans than any program writes is refused before it is drawn', async () => {
  const drawn = await picture().jpeg({ progressive: true }).toBuffer();
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  const withScans = (count: number) => fileOf(Buffer.concat([drawn, ...Array<Buffer>(count).fill(scan)]));

  await expect(readImages([withScans(50)])).resolves.toHaveLength(1);
  await expect(readImages([withScans(100)])).rejects.toMatchObject({ errors: { image: 'image.damaged' } });
});
