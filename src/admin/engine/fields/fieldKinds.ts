import { useQueries } from '@tanstack/react-query';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { downloadQuery } from '#admin/engine/ui/Downloaded.tsx';
import type { KindImplementation } from './createKind.tsx';
import { date, dateTime } from './date/date.tsx';
import { person } from './person/person.tsx';
import { email, longText, password, text, url } from './text/text.tsx';

/** Downloaded with the first list. */
const eagerKinds = { text, longText, password, email, url, person, date, dateTime };

type LazyKind = Exclude<FieldKind, keyof typeof eagerKinds>;

/** Downloaded for the first resource that uses them. A kind of the schema that is missing here does not compile. */
const lazyKinds: { [Kind in LazyKind]: () => Promise<KindImplementation<Kind>> } = {
  number: async () => (await import('./number/number.ts')).number,
  money: async () => (await import('./number/number.ts')).money,
  boolean: async () => (await import('./boolean/boolean.ts')).boolean,
  choice: async () => (await import('./choice/choice.tsx')).choice,
  image: async () => (await import('./image/image.tsx')).image,
  file: async () => (await import('./file/file.tsx')).file,
  reference: async () => (await import('./reference/reference.tsx')).reference,
  tags: async () => (await import('./tags/tags.tsx')).tags,
  json: async () => (await import('./json.tsx')).json,
  computed: async () => (await import('./computed.ts')).computed,
  varying: async () => (await import('./varying.tsx')).varying,
  custom: async () => (await import('./custom.tsx')).custom,
};

/** A kind whose options the caller does not need to know. */
export type AnyKind = KindImplementation<FieldKind>;

/** The kinds that have been downloaded so far. */
export const fieldKinds: Partial<Record<FieldKind, AnyKind>> = { ...eagerKinds };

const isLazy = (kind: FieldKind): kind is LazyKind => kind in lazyKinds;

/** Downloads a kind unless it is in `fieldKinds`. */
export async function loadKind(kind: FieldKind) {
  const loaded = fieldKinds[kind] ?? (isLazy(kind) ? await lazyKinds[kind]() : text);
  fieldKinds[kind] = loaded;
  return loaded;
}

/** The kind, or `text` until it is downloaded. Screens download their kinds by `useKindDownloads`. */
export const loadedKind = (kind: FieldKind): AnyKind => fieldKinds[kind] ?? text;

/** Downloads these kinds and returns the queries of the downloads that have not succeeded yet. */
export function useKindDownloads(kinds: readonly FieldKind[]) {
  const missing = [...new Set(kinds)].filter((kind) => !fieldKinds[kind]);
  return useQueries({ queries: missing.map((kind) => downloadQuery(() => loadKind(kind), kind)) }).filter(
    ({ isSuccess }) => !isSuccess,
  );
}
