import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { HttpError } from '#server/http/HttpError.ts';
import type { ImageType } from './imageSize.ts';

/** The next picture is hardly ever the one before. */
sharp.cache(false);
/** One thread a picture, whatever allocator and processor there are. */
sharp.concurrency(1);

/** A decoded picture may take 130 MB. The forms of those that wait, up to 8 MB each, are bounded, too. */
const maxWaiting = 8;
const queue = pLimit(1);

async function oneAtATime<Drawn>(draw: () => Promise<Drawn>) {
  if (queue.pendingCount < maxWaiting) return queue(draw);
  throw new HttpError(503, 'request.unavailable', { headers: { 'Retry-After': '5' } });
}

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  png: (image) => image.png(),
  jpg: (image) => image.jpeg({ quality: 88 }),
  webp: (image) => image.webp({ quality: 88 }),
  gif: (image) => image.gif(),
};

/** An animation is held whole while it is drawn, so one with more pixels in all its frames keeps only the first. */
async function framesToKeep(bytes: Buffer, maxPixels: number) {
  const { width, pageHeight, height, pages = 1 } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  return width * (pageHeight ?? height) * pages <= maxPixels ? pages : 1;
}

/**
 * The picture drawn anew from its pixels, upright. What a camera has written into it (place, device), what hangs behind
 * it and what is more than a picture stays behind. Rejects what cannot be drawn, and more than `maxPixels`.
 * A process draws one picture at a time.
 */
export const reencode = (bytes: Buffer, type: ImageType, maxPixels: number) =>
  oneAtATime(async () => {
    const pages = await framesToKeep(bytes, maxPixels);
    const image = sharp(bytes, { pages, limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
    return encoders[type](pages === 1 ? image.autoOrient() : image).toBuffer();
  });
