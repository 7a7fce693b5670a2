import { isRecord, type Values } from '#api/values.ts';

/** A field as a definition declares it, and its type on the wire. */
export type GuessedField = {
  name: string;
  kind: string;
  type: string;
  /** Of a choice. */
  of?: readonly string[];
  /** Of a reference. */
  to?: string;
  /** Of an amount of money. */
  currency?: string;
  /** Of a person: the value that holds the path of their picture. */
  picture?: string;
};

const imagePattern = /^\S+\.(?:png|jpe?g|webp|gif|avif|svg)$/i;

const patterns: readonly [kind: string, pattern: RegExp][] = [
  ['dateTime', /^\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['image', imagePattern],
  ['file', /^[^\s:]+\.(?:pdf|csv|xlsx?|docx?|zip)$/i],
  ['url', /^https?:\/\/\S+$/],
];

const longestLine = 80;

/** A word of a closed set: short, without blanks, and said more than once. */
function choicesIn(texts: readonly string[]) {
  const values = [...new Set(texts)];
  const areWords = values.every((value) => /^[a-z][\w-]{0,20}$/.test(value));
  return areWords && texts.length >= 4 && values.length * 2 <= texts.length ? values.sort() : undefined;
}

function guessText(texts: readonly string[]) {
  const [kind] = patterns.find(([, pattern]) => texts.every((text) => pattern.test(text))) ?? [];
  if (kind) return { kind, type: wireTypes[kind] ?? 'string' };
  const of = choicesIn(texts);
  if (of) return { kind: 'choice', of, type: unionOf(of) };
  const isLong = texts.some((text) => text.length > longestLine || text.includes('\n'));
  return { kind: isLong ? 'longText' : 'text', type: 'string' };
}

const isMomentName = (name: string) => /(?:^|_)(?:time|at|date)$|(?:At|Time)$/.test(name);

/** Unix seconds of this century. */
const isUnixSeconds = (value: unknown) => typeof value === 'number' && value > 946_684_800 && value < 4_102_444_800;

const isPerson = ({ name, email }: Values) => typeof name === 'string' && typeof email === 'string';

/** The value of people that is a picture where it is anything. */
function pictureOf(people: readonly Values[]) {
  const names = [...new Set(people.flatMap((person) => Object.keys(person)))];
  return names.find((name) => {
    const known = people.map((person) => person[name]).filter((value) => value !== null && value !== undefined);
    return known.length > 0 && known.every((value) => typeof value === 'string' && imagePattern.test(value));
  });
}

/** A person on the wire, with a picture where they have one. */
export const personType = (picture?: string) =>
  `{ name: string; email: string${picture ? `; ${picture}: string | null` : ''} }`;

function guess(name: string, values: readonly unknown[]): Omit<GuessedField, 'name'> {
  if (values.length === 0) return { kind: 'text', type: 'string' };
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean', type: 'boolean' };
  if (values.every((value) => typeof value === 'number')) {
    const isMoment = isMomentName(name) && values.every(isUnixSeconds);
    return { kind: isMoment ? 'dateTime' : 'number', type: 'number' };
  }
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length === values.length) return guessText(texts);
  if (values.every((value) => Array.isArray(value) && value.every((word) => typeof word === 'string'))) {
    return { kind: 'tags', type: 'string[]' };
  }
  const records = values.filter(isRecord);
  if (records.length === values.length && records.every(isPerson)) {
    const picture = pictureOf(records);
    return { kind: 'person', picture, type: personType(picture) };
  }
  return { kind: 'json', type: 'unknown' };
}

/** The field that a column of a sample answer is most likely to be. */
export function guessField(name: string, column: readonly unknown[]): GuessedField {
  const values = column.filter((value) => value !== null && value !== undefined);
  const { type, ...field } = guess(name, values);
  return { name, ...field, type: values.length < column.length ? `${type} | null` : type };
}

/** The type on the wire of a field that was given by its kind alone. */
export const wireTypes: Readonly<Record<string, string>> = {
  date: 'Day',
  number: 'number',
  money: 'number',
  boolean: 'boolean',
  tags: 'string[]',
  json: 'unknown',
};

export const unionOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');
