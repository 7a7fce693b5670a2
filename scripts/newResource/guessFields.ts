import { readFileSync } from 'node:fs';
import { isRecord, type Values } from '#api/values.ts';

/** A field as a definition declares it, and its type on the wire. */
export type NewField = {
  name: string;
  kind: string;
  type: string;
  /** The values of a choice. */
  of?: readonly string[];
  /** The value of a person that contains the path of their picture. */
  picture?: string;
};

export const unionOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');

const imagePattern = /^\S+\.(?:png|jpe?g|webp|gif|avif|svg)$/i;

const patterns = [
  ['dateTime', /^\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['image', imagePattern],
  ['file', /^[^\s:]+\.(?:pdf|csv|xlsx?|docx?|zip)$/i],
  ['url', /^https?:\/\/\S+$/],
] as const;

const longestLine = 80;

/** The values of a closed set: short words without blanks that appear twice on average. */
function choicesIn(texts: readonly string[]) {
  const values = [...new Set(texts)];
  const areShortWords = values.every((value) => /^[a-z][\w-]{0,20}$/.test(value));
  return areShortWords && texts.length >= 4 && values.length * 2 <= texts.length ? values.sort() : undefined;
}

function guessText(texts: readonly string[]) {
  const [kind] = patterns.find(([, pattern]) => texts.every((text) => pattern.test(text))) ?? [];
  if (kind) return { kind, type: kind === 'date' ? 'Day' : 'string' };
  const of = choicesIn(texts);
  if (of) return { kind: 'choice', of, type: unionOf(of) };
  const isLong = texts.some((text) => text.length > longestLine || text.includes('\n'));
  return { kind: isLong ? 'longText' : 'text', type: 'string' };
}

const isMomentName = (name: string) => /(?:^|_)(?:time|at|date)$|(?:At|Time)$/.test(name);

/** Unix seconds of this century. */
const isUnixSeconds = (value: unknown) => typeof value === 'number' && value > 946_684_800 && value < 4_102_444_800;

const isPerson = (value: unknown): value is Values =>
  isRecord(value) && typeof value.name === 'string' && typeof value.email === 'string';

/** The name of the value that is a picture in every person who has it. */
function pictureOf(people: readonly Values[]) {
  const names = [...new Set(people.flatMap((person) => Object.keys(person)))];
  return names.find((name) => {
    const values = people.map((person) => person[name]).filter((value) => value !== null && value !== undefined);
    return values.length > 0 && values.every((value) => typeof value === 'string' && imagePattern.test(value));
  });
}

const isText = (value: unknown) => typeof value === 'string';

function guess(name: string, values: readonly unknown[]): Omit<NewField, 'name'> {
  if (values.length === 0) return { kind: 'text', type: 'string' };
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean', type: 'boolean' };
  if (values.every((value) => typeof value === 'number')) {
    const isMoment = isMomentName(name) && values.every(isUnixSeconds);
    return { kind: isMoment ? 'dateTime' : 'number', type: 'number' };
  }
  if (values.every(isText)) return guessText(values);
  if (values.every((value) => Array.isArray(value) && value.every(isText))) return { kind: 'tags', type: 'string[]' };
  if (!values.every(isPerson)) return { kind: 'json', type: 'unknown' };
  const picture = pictureOf(values);
  return {
    kind: 'person',
    picture,
    type: `{ name: string; email: string${picture ? `; ${picture}: string | null` : ''} }`,
  };
}

/** Guesses a field from its values in a sample response. */
export function guessField(name: string, column: readonly unknown[]): NewField {
  const values = column.filter((value) => value !== null && value !== undefined);
  const { type, ...field } = guess(name, values);
  return { name, ...field, type: values.length < column.length ? `${type} | null` : type };
}

/** Finds the first list of objects in a response, at any depth. */
export function findRows(response: unknown): Values[] | undefined {
  if (Array.isArray(response)) return response.length > 0 && response.every(isRecord) ? response : undefined;
  if (!isRecord(response)) return undefined;
  for (const inner of Object.values(response)) {
    const rows = findRows(inner);
    if (rows) return rows;
  }
  return undefined;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

/** Guesses the fields of the rows in a file with a sample response. */
export function readSample(file: string) {
  const rows = findRows(parse(file));
  if (!rows) throw new Error(`${file} has no list of objects to read fields from.`);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) =>
    guessField(
      name,
      rows.map((row) => row[name]),
    ),
  );
}
