import { parseAccept } from 'hono/utils/accept';

/** The encoding the client wants most of those prepared, the earliest of several, or null for the bytes as they are. */
export function chooseEncoding(header: string | null, available: readonly string[]) {
  const accepted = parseAccept((header ?? '').toLowerCase());
  const qualityOf = (name: string) => accepted.find(({ type }) => type === name)?.q;
  const ofOthers = qualityOf('*') ?? 0;
  const [best] = available
    .map((name) => ({ name, quality: qualityOf(name) ?? ofOthers }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  return best && best.quality >= (qualityOf('identity') ?? 0) ? best.name : null;
}
