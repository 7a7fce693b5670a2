import { pictures } from '#api/pictures.ts';
import { createQueue } from '#server/http/createQueue.ts';
import { refuseField } from '#server/http/HttpError.ts';
import { megabyte } from '#server/http/readBody.ts';
import type { FieldName } from '#server/language/translate.ts';
import type { Picture } from '#server/storage/MediaStore.ts';
import { countJpegScans, countWebpFrames, ImageError, inspectImage, reencode } from './reencode.ts';

const { maxMegabytes } = pictures;
const maxSide = 6_000;
const maxMegapixels = 16;
/** Cameras round their megapixels down. */
const maxPixels = maxMegapixels * 2 ** 20;
const maxFrames = 500;
/** Cameras and programs write at most twenty. */
const maxScans = 100;
/** A picture at all the limits takes about three seconds. */
const seconds = 8;

/** The largest picture and the other fields of its form. */
export const maxImageFormBytes = maxMegabytes * megabyte + 64 * 1024;

/**
 * One picture at a time, because a decoded one may take 130 MB. With `seconds`, the last of the queue is drawn before the
 * server closes its connection (`socketTimeout`).
 */
const queue = createQueue({ concurrency: 1, maxWaiting: 8 });

function refuseHeavy({ size }: File, field: FieldName) {
  if (size === 0) throw refuseField(field, 'image.empty');
  if (size > maxMegabytes * megabyte) throw refuseField(field, ['image.tooHeavy', { megabytes: maxMegabytes }], 413);
}

async function draw(file: File, field: FieldName): Promise<Picture> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const refuseFrames = (frames: number) => {
    if (frames > maxFrames) throw refuseField(field, ['image.tooManyFrames', { frames: maxFrames }]);
  };
  // Comes first: libwebp takes six seconds to inspect a file of 50,000 frames.
  refuseFrames(countWebpFrames(bytes));
  if (countJpegScans(bytes) > maxScans) throw refuseField(field, 'image.damaged');
  const image = await inspectImage(bytes);
  const { type, width, height } = image;
  if (Math.max(width, height) > maxSide) throw refuseField(field, ['image.tooWide', { pixels: maxSide }]);
  if (width * height > maxPixels) throw refuseField(field, ['image.tooManyPixels', { megapixels: maxMegapixels }]);
  refuseFrames(image.pages);
  return { bytes: await reencode(bytes, image, { maxPixels, seconds }), type };
}

/**
 * Reads the uploaded pictures of a request and encodes them again. Refuses other files, by their content, and pictures that
 * are damaged or large. Refuses the request if the queue has no room for all of its pictures.
 */
export async function readImages(files: readonly File[], field: FieldName = 'image') {
  for (const file of files) refuseHeavy(file, field);
  return queue.addAll(files.map((file) => () => draw(file, field))).catch((error) => {
    throw error instanceof ImageError ? refuseField(field, error.problem) : error;
  });
}
