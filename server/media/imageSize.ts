import sharp from 'sharp';

const types = { png: 'png', jpeg: 'jpg', webp: 'webp', gif: 'gif' } as const;

export type ImageType = (typeof types)[keyof typeof types];

/** Nothing that is uploaded is read as another kind of file, whatever else libvips could open. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

/** What kind of picture these bytes are and how large it is, or undefined when they are none; whatever the file is called. */
export async function imageSize(bytes: Buffer) {
  const image = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const type = Object.entries(types).find(([format]) => format === image?.format)?.[1];
  return image && type && { type, size: { width: image.width, height: image.height } };
}
