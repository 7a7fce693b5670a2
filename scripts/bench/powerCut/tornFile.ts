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

/** The parts of a write that lie in one sector each. */
function* partsOf({ offset, bytes }: { offset: number; bytes: Buffer }) {
  let from = offset;
  while (from < offset + bytes.length) {
    const to = Math.min((Math.floor(from / sector) + 1) * sector, offset + bytes.length);
    yield { number: Math.floor(from / sector), offset: from, bytes: bytes.subarray(from - offset, to - offset) };
    from = to;
  }
}

/**
 * A content that a power cut may leave of a file: each sector as it was at some moment since the last sync, whatever the
 * others are, so that any of the later writes may have landed, in any order, and in part.
 */
export function tornFile(synced: Buffer, pending: readonly Change[], random: () => number) {
  const moment = () => Math.floor(random() * (pending.length + 1));
  if (pending.some((change) => 'size' in change)) return pending.slice(0, moment()).reduce(changed, synced);

  const moments = new Map<number, number>();
  const parts = pending.flatMap((change, index) =>
    'bytes' in change ? [...partsOf(change)].map((part) => ({ ...part, index })) : [],
  );
  const landed = parts.filter(({ number, index }) => {
    if (!moments.has(number)) moments.set(number, moment());
    return index < Number(moments.get(number));
  });
  const result = Buffer.alloc(Math.max(synced.length, ...landed.map(({ offset, bytes }) => offset + bytes.length)));
  synced.copy(result);
  for (const { offset, bytes } of landed) bytes.copy(result, offset);
  return result;
}
