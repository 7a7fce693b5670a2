import sharp, { type Sharp } from 'sharp';
import type { pictures } from '#api/pictures.ts';

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

type ImageProblem = 'image.notImage' | 'image.damaged' | 'image.tooSlow';

/** A file that is no picture, or cannot be decoded. */
export class ImageError extends Error {
  override readonly name = 'ImageError';
  readonly problem: ImageProblem;

  constructor(problem: ImageProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

function countMarkers(bytes: Buffer, marker: Buffer) {
  let count = 0;
  for (let at = bytes.indexOf(marker); at !== -1; at = bytes.indexOf(marker, at + marker.length)) count += 1;
  return count;
}

const webpFrame = Buffer.from('ANMF');
const jpegScan = Buffer.from([0xff, 0xda]);

/** Counts the frames of an animated WebP, and the same bytes in other places. */
export const countWebpFrames = (bytes: Buffer) => countMarkers(bytes, webpFrame);

/** Counts the scans of a JPEG, and the same bytes in other places. libjpeg reads all of them before it draws a row. */
export const countJpegScans = (bytes: Buffer) =>
  bytes[0] === 0xff && bytes[1] === 0xd8 ? countMarkers(bytes, jpegScan) : 0;

/** The type, size and number of frames of a picture by its content. */
export async function inspectImage(bytes: Buffer) {
  const image = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch((error) => {
      // sharp says this of a file that begins like a picture.
      const isPicture = messageOf(error).includes('has corrupt header');
      throw new ImageError(isPicture ? 'image.damaged' : 'image.notImage', error);
    });
  const type = Object.entries(types).find(([format]) => format === image.format)?.[1];
  if (!type) throw new ImageError('image.notImage');
  return { type, width: image.width, height: image.height, pages: image.pages ?? 1 };
}

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  png: (image) => image.png(),
  jpg: (image) => image.jpeg({ quality: 88 }),
  // Takes two thirds of the time of the default, for one more percent of bytes.
  webp: (image) => image.webp({ quality: 88, effort: 2 }),
  gif: (image) => image.gif(),
};

type Inspected = Awaited<ReturnType<typeof inspectImage>>;

type Limits = { maxPixels: number; seconds: number };

/**
 * Encodes a picture again from its pixels, upright. This drops metadata, such as place and device, and appended data.
 * Throws an ImageError if the picture cannot be decoded or takes too long, and refuses more than `maxPixels`. An animation
 * with too many pixels in all frames keeps only the first. `seconds` ends the drawing between two frames or rows, so the
 * pixels limit how long one frame takes.
 */
export async function reencode(bytes: Buffer, image: Inspected, { maxPixels, seconds }: Limits) {
  const { type, width, height, pages: frames } = image;
  const pages = width * height * frames <= maxPixels ? frames : 1;
  // The decoder of JPEG fills a missing part with grey. That of PNG leaves there what its buffer has.
  const failOn = type === 'jpg' ? 'none' : 'error';
  const decoded = sharp(bytes, { pages, limitInputPixels: maxPixels, failOn, sequentialRead: true }).timeout({
    seconds,
  });
  return encoders[type](pages === 1 ? decoded.autoOrient() : decoded)
    .toBuffer()
    .catch((error) => {
      throw new ImageError(messageOf(error).includes('timeout') ? 'image.tooSlow' : 'image.damaged', error);
    });
}
