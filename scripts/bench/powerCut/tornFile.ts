/** A change of a file's content: bytes at an offset, or a new size. */
export type Change = { offset: number; bytes: Buffer } | { size: number };

/** The unit that a disk writes whole or not at all. */
const sector = 512;

/** The content of a file after a change. */
export function changed(content: Buffer, change: Change) {
  const size = 'size' in change ? change.size : Math.max(content.length, change.offset + change.bytes.length);
  const result = Buffer.alloc(size);
  content.copy(result);
  if ('bytes' in change) change.bytes.copy(result, change.offset);
  return result;
}

/**
 * A content that a power cut may leave of a file. Each sector is as it was at some moment since the last sync, independent
 * of the others: later writes may have landed in any order, and in part.
 */
export function tornFile(synced: Buffer, pending: readonly Change[], random: () => number) {
  const contents = [synced];
  for (const change of pending) contents.push(changed(contents.at(-1) ?? synced, change));
  const atAnyMoment = () => contents[Math.floor(random() * contents.length)] ?? synced;
  if (pending.some((change) => 'size' in change)) return atAnyMoment();

  const result = Buffer.alloc(contents.at(-1)?.length ?? 0);
  let length = synced.length;
  for (let start = 0; start < result.length; start += sector) {
    const landed = atAnyMoment().subarray(start, start + sector);
    landed.copy(result, start);
    if (landed.length > 0) length = Math.max(length, start + landed.length);
  }
  return result.subarray(0, length);
}
