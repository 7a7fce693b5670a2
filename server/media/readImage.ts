import { refuseField } from '#server/http/HttpError.ts';
import { megabyte } from '#server/http/readBody.ts';
import { type ImageType, imageSize } from './imageSize.ts';

const mostMegabytes = 5;
const mostPixels = 6_000;

/** Room for the largest picture and the other fields of its form. */
export const largestImageForm = mostMegabytes * megabyte + 64 * 1024;

const refuseWhatItIs = (bytes: Buffer) => {
  const start = bytes.toString('latin1', 0, 1024).toLowerCase();
  if (start.includes('<svg')) return refuseField('image', (say) => say.image.svg);
  if (/<(?:!doctype html|html|script|body)/.test(start)) return refuseField('image', (say) => say.image.html);
  return refuseField('image', (say) => say.image.notImage);
};

/** The bytes and kind of an uploaded picture; refuses what is none, by its content, and what is too large. */
export async function readImage(file: File): Promise<{ bytes: Buffer; type: ImageType }> {
  if (file.size === 0) throw refuseField('image', (say) => say.image.empty);
  if (file.size > mostMegabytes * megabyte) throw refuseField('image', (say) => say.image.tooHeavy(mostMegabytes), 413);

  const bytes = Buffer.from(await file.arrayBuffer());
  const image = imageSize(bytes);
  if (!image) throw refuseWhatItIs(bytes);
  if (Math.max(image.size.width, image.size.height) > mostPixels) {
    throw refuseField('image', (say) => say.image.tooWide(mostPixels));
  }
  return { bytes, type: image.type };
}
