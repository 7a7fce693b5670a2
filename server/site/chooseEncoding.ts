import { qualityValues } from './qualityValues.ts';

/** The encodings the build may have prepared, best first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The prepared encoding the client wants most, or null for the bytes as they are. */
export function chooseEncoding(header: string | null, available: readonly Encoding[]): Encoding | null {
  const wishes = qualityValues(header ?? '');
  const wished = (name: string) => wishes.find((wish) => wish.name === name)?.quality;
  const anyOther = wished('*') ?? 0;
  const best = available
    .map((name) => ({ name, quality: wished(name) ?? anyOther }))
    .reduce<{ name: Encoding | null; quality: number }>((best, next) => (next.quality > best.quality ? next : best), {
      name: null,
      quality: 0,
    });
  return best.quality >= (wished('identity') ?? 0) ? best.name : null;
}
