import JSZip from 'jszip';

/** The files of a zip archive by their names; rejects one that is cut off or damaged. */
export async function readZip(archive: unknown) {
  const zip = await JSZip.loadAsync(await (archive as Blob).arrayBuffer(), { checkCRC32: true });
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  return new Map(await Promise.all(files.map(async (file) => [file.name, await file.async('nodebuffer')] as const)));
}

/** The content of `data.json` in the copy of a person's data. */
export const dataIn = (files: Map<string, Buffer>) => JSON.parse(String(files.get('data.json')));
