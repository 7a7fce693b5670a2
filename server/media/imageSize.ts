type Size = { width: number; height: number };

const ascii = (bytes: Buffer, start: number, length: number) => bytes.toString('latin1', start, start + length);

function png(bytes: Buffer): Size | undefined {
  if (ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 4) !== 'IHDR' || bytes.length < 33) return;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gif(bytes: Buffer): Size | undefined {
  if (!['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6)) || bytes.length < 14) return;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** The segments that carry the size: every start of frame, but not the tables that share its range of numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpg(bytes: Buffer): Size | undefined {
  if (ascii(bytes, 0, 3) !== '\xff\xd8\xff') return;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // Any number of 0xff may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return;
}

const webpSizes: Record<string, (bytes: Buffer) => Size> = {
  'VP8 ': (bytes) => ({ width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }),
  VP8L: (bytes) => {
    const packed = bytes.readUInt32LE(21);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (bytes) => ({ width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }),
};

function webp(bytes: Buffer): Size | undefined {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP' || bytes.length < 30) return;
  return webpSizes[ascii(bytes, 12, 4)]?.(bytes);
}

const readers = { png, jpg, webp, gif };

export type ImageType = keyof typeof readers;

/** What kind of picture these bytes are and how large it is, or undefined when they are none; whatever the file is called. */
export function imageSize(bytes: Buffer): { type: ImageType; size: Size } | undefined {
  for (const [type, read] of Object.entries(readers)) {
    const size = read(bytes);
    if (size && size.width > 0 && size.height > 0) return { type: type as ImageType, size };
  }
  return;
}
