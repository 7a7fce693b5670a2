const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

/** One pixel as PNG. */
export const png = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

/** One pixel as GIF. */
export const gif = bytesOf('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');

const chunk = (name: string, ...content: (Uint8Array | number[])[]) => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), size, body]);
};

/** An animation that repeats square WebP pictures without transparency until it has so many frames. */
export function animatedWebp(pictures: readonly Buffer[], side: number, frames: number) {
  const u24 = (value: number) => [value & 255, value >> 8, 0];
  const size = [...u24(side - 1), ...u24(side - 1)];
  const all = pictures.map((picture) =>
    chunk('ANMF', [...u24(0), ...u24(0)], size, [...u24(10), 0], picture.subarray(12)),
  );
  const frame = (_: unknown, index: number) => all[index % all.length] ?? [];
  const header = [chunk('VP8X', [2, 0, 0, 0], size), chunk('ANIM', [0, 0, 0, 0, 0, 0])];
  return chunk('RIFF', Buffer.from('WEBP'), ...header, ...Array.from({ length: frames }, frame));
}
