import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { pictures } from '#api/wire.ts';
import { HttpError } from '#server/http/HttpError.ts';

const types = { png: 'png', jpeg: 'jpg', webp: 'webp', gif: 'gif' } as const satisfies Record<
  (typeof pictures.formats)[number],
  string
>;

type ImageType = (typeof types)[keyof typeof types];

/** Restricts libvips to the loaders of these types, whatever is uploaded. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
/** Turns off the cache of libvips, because it rarely processes a picture twice. */
sharp.cache(false);
/** One thread for a picture, on every machine. */
sharp.concurrency(1);

/** The type, size and number of frames of a picture by its content; undefined for other files. */
export async function inspectImage(bytes: Buffer) {
  const image = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const type = Object.entries(types).find(([format]) => format === image?.format)?.[1];
  return image && type && { type, width: image.width, height: image.height, pages: image.pages ?? 1 };
}

/** A decoded picture may take 130 MB, and the form of a waiting one 8 MB. */
const maxWaiting = 8;
const queue = pLimit(1);

async function oneAtATime<Result>(task: () => Promise<Result>) {
  if (queue.pendingCount < maxWaiting) return queue(task);
  throw new HttpError(503, 'request.unavailable', { headers: { 'Retry-After': '5' } });
}

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  png: (image) => image.png(),
  jpg: (image) => image.jpeg({ quality: 88 }),
  webp: (image) => image.webp({ quality: 88 }),
  gif: (image) => image.gif(),
};

type Inspected = NonNullable<Awaited<ReturnType<typeof inspectImage>>>;

/**
 * Encodes a picture again from its pixels, upright. This drops metadata, such as place and device, and appended data.
 * Rejects files that cannot be decoded, or have more than `maxPixels`. An animation with too many pixels in all frames
 * keeps only the first. A process encodes one picture at a time.
 */
export const reencode = (bytes: Buffer, { type, width, height, pages: frames }: Inspected, maxPixels: number) =>
  oneAtATime(() => {
    const pages = width * height * frames <= maxPixels ? frames : 1;
    const image = sharp(bytes, { pages, limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
    return encoders[type](pages === 1 ? image.autoOrient() : image).toBuffer();
  });
