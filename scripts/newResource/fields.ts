import leven from 'leven';
import { quoted } from '#admin/engine/check/Tables.ts';
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

type Details = readonly string[];

type Kind = {
  /** The type on the wire. Default: `string`. */
  type?: string | ((details: Details) => string);
  /** The details that the kind requires, with an example. */
  needs?: string;
  /** The highest number of details. Default: 0. */
  max?: number;
  /** The options that the details are. */
  options?: (details: Details) => Partial<NewField>;
};

/** The kinds that an argument can declare, with the details after the kind: `price:money,EUR`. */
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
  dateTime: { type: ([unit]) => (unit === 'unix' ? 'number' : 'string'), max: 1 },
  tags: { type: 'string[]' },
  json: { type: 'unknown' },
  money: { type: 'number', max: 1, options: ([currency]) => ({ currency }) },
  person: { type: ([picture]) => personType(picture), max: 1, options: ([picture]) => ({ picture }) },
  choice: { type: unionOf, needs: 'its values: type:choice,walk,dinner', max: Infinity, options: (of) => ({ of }) },
  reference: {
    type: ([, type = 'number']) => type,
    needs: 'the resource that it refers to: host:reference,users',
    max: 2,
    options: ([to]) => ({ to }),
  },
};

/** 'a', 'b' or 'c': the known names, the most similar first. */
export function suggested(written: string, names: readonly string[]) {
  const distance = (name: string) => leven(written.toLowerCase(), name.toLowerCase());
  return quoted(names.toSorted((one, other) => distance(one) - distance(other)).slice(0, 12), 'or');
}

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

/** The type on the wire of a kind with its details. */
export function typeOf(kind: keyof typeof kinds, details: Details = []) {
  const { type = 'string' } = kinds[kind];
  return typeof type === 'string' ? type : type(details);
}

/** Parses 'price:money,EUR'. 'price:money?' is nullable; the default kind is text. */
export function parseField(text: string): NewField {
  const [name = '', declaration = 'text'] = text.split(/:(.*)/s);
  const [first = '', ...details] = declaration.split(',').map((part) => part.trim());
  const kind = first.replace(/\?$/, '');
  if (!isKind(kind)) {
    throw new Error(`${name} cannot be of the kind '${kind}'. Use ${suggested(kind, Object.keys(kinds))}.`);
  }
  const { needs, max = 0, options } = kinds[kind];
  if (needs && details.length === 0) throw new Error(`'${text}' lacks ${needs}.`);
  const unknown = kind === 'dateTime' && details[0] !== 'unix' ? details : details.slice(max);
  if (unknown.length > 0)
    throw new Error(`'${text}' has ${quoted(unknown)} after ${kind}, which takes no such detail.`);
  const type = typeOf(kind, details);
  return { name, kind, ...options?.(details), type: first.endsWith('?') ? `${type} | null` : type };
}

/** The field as an argument: `--field price:money,EUR`. */
export const argumentOf = ({ name, kind, of, picture }: NewField) =>
  `--field ${[`${name}:${kind}`, ...(of ?? (picture ? [picture] : []))].join(',')}`;
