import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';
import { dateTime } from './date/dateTime.tsx';
import type { FieldKindParts } from './FieldKindParts.ts';
import { person } from './person/person.tsx';
import { email, text } from './text/text.tsx';

/** The kinds of the first list, which are downloaded with it. */
const ofFirstList = { text, email, person, dateTime };

type LazyKind = Exclude<FieldKind, keyof typeof ofFirstList>;

/** Every other kind of the vocabulary, downloaded for the first resource that uses it. A kind without its parts does not compile. */
const lazyKinds: { [Kind in LazyKind]: () => Promise<FieldKindParts<Kind>> } = {
  longText: async () => (await import('./text/longText.tsx')).longText,
  url: async () => (await import('./text/url.tsx')).url,
  number: async () => (await import('./number/number.ts')).number,
  money: async () => (await import('./number/money.ts')).money,
  boolean: async () => (await import('./boolean/boolean.ts')).boolean,
  choice: async () => (await import('./choice/choice.tsx')).choice,
  date: async () => (await import('./date/date.tsx')).date,
  image: async () => (await import('./image/image.tsx')).image,
  file: async () => (await import('./file/file.tsx')).file,
  reference: async () => (await import('./reference/reference.tsx')).reference,
  tags: async () => (await import('./tags/tags.tsx')).tags,
  json: async () => (await import('./json.tsx')).json,
  computed: async () => (await import('./computed.ts')).computed,
  custom: async () => (await import('./custom.tsx')).custom,
};

/** The parts of a kind, given the field that is declared to be of it. */
export type AnyParts = FieldKindParts<FieldKind>;

/** The kinds that have been downloaded by now. */
export const fieldKinds: Partial<Record<FieldKind, AnyParts>> = { ...ofFirstList };

const isLazy = (kind: FieldKind): kind is LazyKind => kind in lazyKinds;

/** Downloads a kind, for everybody once it is there. */
export async function loadKind(kind: FieldKind) {
  const parts = fieldKinds[kind] ?? (isLazy(kind) ? await lazyKinds[kind]() : text);
  fieldKinds[kind] = parts;
  return parts;
}

/** The parts of a kind that a screen has waited for, see `useKinds`; meanwhile its values are texts. */
export const partsOf = (kind: FieldKind): AnyParts => fieldKinds[kind] ?? text;
