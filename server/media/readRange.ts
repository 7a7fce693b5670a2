import type { ByteRange } from '#server/storage/MediaStore.ts';

/** The bytes that a Range header asks for, null when there are none of them, undefined when the answer is all bytes. */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? null : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return null;
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
