import type { Path } from './conventions.ts';
import { setAt, type Values, valueAt } from './values.ts';

/** Where rows have their key: a path or, for a key of several parts, their paths. */
export type Key = Path | readonly [Path, Path, ...Path[]];

type Id = string | number;

const isPart = (value: unknown): value is Id => typeof value === 'string' || typeof value === 'number';

const separator = '~';

/** The characters that a part cannot contain in an id, and what stands for them. No address encodes `!` and `~`. */
const escaped = [
  ['!', '!0'],
  [separator, '!1'],
] as const;

const escapePart = (part: Id) => escaped.reduce((text, [plain, code]) => text.replaceAll(plain, code), String(part));

const unescapePart = (part: string) => escaped.reduceRight((text, [plain, code]) => text.replaceAll(code, plain), part);

/** The id of a key of several parts, such as `ann~ops`. A record needs one id in react-admin, and in addresses. */
export const joinKey = (parts: readonly Id[]) => parts.map(escapePart).join(separator);

/** The parts in an id that `joinKey` made. */
export const splitKey = (id: Id) => String(id).split(separator).map(unescapePart);

/** The parts of a record's key as the API sent them. The API's own `id` is `apiId` in a record. */
export const partsOf = (record: Values, key: Exclude<Key, Path>) =>
  key.map((path) => valueAt(record, path === 'id' ? 'apiId' : path));

/** The id of a record, made of its key. Undefined without the whole key. */
export function idOf(record: Values, key: Key) {
  if (typeof key === 'string') return valueAt(record, key);
  const parts = partsOf(record, key);
  return parts.every(isPart) ? joinKey(parts) : undefined;
}

const keyFrom = (parts: readonly unknown[], key: Exclude<Key, Path>) =>
  key.reduce<Values>((values, path, index) => setAt(values, path, parts[index]), {});

/** The values of a record's key at their paths, from its id. They are texts, as in an address. */
export const keyValues = (id: Id, key: Key): Values =>
  typeof key === 'string' ? setAt({}, key, id) : keyFrom(splitKey(id), key);

/** The value that a call for several rows sends for each: its id, or the parts of its key by name. */
export const sentKey = (record: Values & { id: Id }, key: Key = 'id') =>
  typeof key === 'string' ? record.id : keyFrom(partsOf(record, key), key);

/** Texts that name one thing together, without blank ones. */
export const joinTexts = (texts: readonly string[]) => texts.filter(Boolean).join(' · ');

/** The key of a record as text. */
export const keyText = (id: Id, key: Key = 'id') =>
  (typeof key === 'string' ? '' : joinTexts(splitKey(id))) || String(id);
