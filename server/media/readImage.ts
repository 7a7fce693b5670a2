import { pictures } from '#api/wire.ts';
import { HttpError, refuseField } from '#server/http/HttpError.ts';
import { megabyte } from '#server/http/readBody.ts';
import type { FieldName } from '#server/language/translate.ts';
import type { Picture } from '#server/storage/MediaStore.ts';
import { inspectImage, reencode } from './reencode.ts';

const { maxMegabytes } = pictures;
const maxSide = 6_000;
const maxMegapixels = 16;
/** Cameras round their megapixels down. */
const maxPixels = maxMegapixels * 2 ** 20;

/** The largest picture and the other fields of its form. */
export const maxImageFormBytes = maxMegabytes * megabyte + 64 * 1024;

/** Reads an uploaded picture and encodes it again. Refuses other files, by their content, and large pictures. */
export async function readImage(file: File, field: FieldName = 'image'): Promise<Picture> {
  if (file.size === 0) throw refuseField(field, 'image.empty');
  if (file.size > maxMegabytes * megabyte)
    throw refuseField(field, ['image.tooHeavy', { megabytes: maxMegabytes }], 413);

  const bytes = Buffer.from(await file.arrayBuffer());
  const image = await inspectImage(bytes);
  if (!image) throw refuseField(field, 'image.notImage');
  const { type, width, height } = image;
  if (Math.max(width, height) > maxSide) throw refuseField(field, ['image.tooWide', { pixels: maxSide }]);
  if (width * height > maxPixels) throw refuseField(field, ['image.tooManyPixels', { megapixels: maxMegapixels }]);
  const encoded = await reencode(bytes, image, maxPixels).catch((error) => {
    throw error instanceof HttpError ? error : refuseField(field, 'image.notImage');
  });
  return { bytes: encoded, type };
}
