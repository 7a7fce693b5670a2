import { quoted, suggested } from '#admin/engine/check/Tables.ts';
import type { FieldKind } from '#admin/engine/schema/FieldKind.ts';

/** A field as a definition declares it, and its type on the wire. */
export type NewField = {
  name: string;
  kind: string;
  type: string;
  /** The values of a choice. */
  of?: readonly string[];
  /** The resource that a reference leads to. */
  to?: string;
  /** The currency of an amount of money. */
  currency?: string;
  /** The value of a person that contains the path of their picture. */
  picture?: string;
};

export const unionOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');

/** A person on the wire, with a picture where they have one. */
export const personType = (picture?: string) =>
  `{ name: string; email: string${picture ? `; ${picture}: string | null` : ''} }`;

type Words = readonly string[];

type Kind = {
  /** The type on the wire; `string` without it. */
  type?: string | ((words: Words) => string);
  /** The words that must follow the kind, as an example. */
  needs?: string;
  /** The most words that may follow; none without it. */
  most?: number;
  /** The options that the words are. */
  options?: (words: Words) => Partial<NewField>;
};

/** The kinds that a line of words can declare; `computed` and `custom` are written by hand. */
const kinds: Readonly<Record<Exclude<FieldKind, 'computed' | 'custom'>, Kind>> = {
  text: {},
  longText: {},
  email: {},
  url: {},
  image: {},
  file: {},
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  date: { type: 'Day' },
  dateTime: { type: ([unit]) => (unit === 'unix' ? 'number' : 'string'), most: 1 },
  tags: { type: 'string[]' },
  json: { type: 'unknown' },
  money: { type: 'number', most: 1, options: ([currency]) => ({ currency }) },
  person: { type: ([picture]) => personType(picture), most: 1, options: ([picture]) => ({ picture }) },
  choice: {
    type: unionOf,
    needs: 'its values: type:choice,walk,dinner',
    most: Infinity,
    options: (of) => ({ of }),
  },
  reference: {
    type: ([, type = 'number']) => type,
    needs: 'the resource that it refers to: host:reference,users',
    most: 2,
    options: ([to]) => ({ to }),
  },
};

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

/** The type on the wire of a kind, and of the words that follow it. */
export function typeOf(kind: keyof typeof kinds, words: Words = []) {
  const { type = 'string' } = kinds[kind];
  return typeof type === 'string' ? type : type(words);
}

/** Reads 'price:money,EUR' as a field. 'price:money?' may be without a value; one without a kind is a text. */
export function parseField(text: string): NewField {
  const [name = '', said = 'text'] = text.split(/:(.*)/s);
  const [first = '', ...words] = said.split(',').map((word) => word.trim());
  const kind = first.replace(/\?$/, '');
  if (!isKind(kind)) {
    throw new Error(`${name} cannot be of the kind '${kind}'. Use ${suggested(kind, Object.keys(kinds))}.`);
  }
  const { needs, most = 0, options } = kinds[kind];
  if (needs && words.length === 0) throw new Error(`'${text}' lacks ${needs}.`);
  const left = kind === 'dateTime' && words[0] !== 'unix' ? words : words.slice(most);
  if (left.length > 0) throw new Error(`'${text}' says ${quoted(left)} after ${kind}, which means nothing there.`);
  const type = typeOf(kind, words);
  return { name, kind, ...options?.(words), type: first.endsWith('?') ? `${type} | null` : type };
}
