import { crc32 } from 'node:zlib';

const endRecord = 0x06054b50;
const localHeader = 30;

/** The files of a zip archive that stores them as they are, by their names; rejects one that is cut off or wrong. */
export async function readZip(archive: unknown) {
  const bytes = Buffer.from(await (archive as Blob).arrayBuffer());
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== endRecord) throw new Error('The archive has no end');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [crc, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = bytes.readUInt32LE(at + 42) + localHeader + nameLength;
    const content = bytes.subarray(start, start + size);
    if (crc32(content) !== crc) throw new Error(`${name} is damaged`);
    files.set(name, content);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}

/** The content of `data.json` in the copy of a person's data. */
export const dataIn = (files: Map<string, Buffer>) => JSON.parse(String(files.get('data.json')));
