import { parseAccept } from 'hono/utils/accept';

/** The encodings the build may have prepared, best first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The prepared encoding the client wants most, or null for the bytes as they are. */
export function chooseEncoding(header: string | null, available: readonly Encoding[]): Encoding | null {
  const accepted = parseAccept((header ?? '').toLowerCase());
  const qualityOf = (name: string) => accepted.find(({ type }) => type === name)?.q;
  const ofOthers = qualityOf('*') ?? 0;
  const [best] = available
    .map((name) => ({ name, quality: qualityOf(name) ?? ofOthers }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return best && best.quality >= (qualityOf('identity') ?? 0) ? best.name : null;
}
