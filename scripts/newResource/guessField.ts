import { isRecord, type Values } from '#api/values.ts';
import { type NewField, personType, typeOf, unionOf } from './kinds.ts';

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

/** Returns the values of a closed set: short words without blanks, most of them several times. */
function choicesIn(texts: readonly string[]) {
  const values = [...new Set(texts)];
  const areWords = values.every((value) => /^[a-z][\w-]{0,20}$/.test(value));
  return areWords && texts.length >= 4 && values.length * 2 <= texts.length ? values.sort() : undefined;
}

function guessText(texts: readonly string[]) {
  const [kind] = patterns.find(([, pattern]) => texts.every((text) => pattern.test(text))) ?? [];
  if (kind) return { kind, type: typeOf(kind) };
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

/** Returns the name of the value that is a picture in all people who have it. */
function pictureOf(people: readonly Values[]) {
  const names = [...new Set(people.flatMap((person) => Object.keys(person)))];
  return names.find((name) => {
    const known = people.map((person) => person[name]).filter((value) => value !== null && value !== undefined);
    return known.length > 0 && known.every((value) => typeof value === 'string' && imagePattern.test(value));
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
  return { kind: 'person', picture, type: personType(picture) };
}

/** Guesses the field of a column of a sample answer. */
export function guessField(name: string, column: readonly unknown[]): NewField {
  const values = column.filter((value) => value !== null && value !== undefined);
  const { type, ...field } = guess(name, values);
  return { name, ...field, type: values.length < column.length ? `${type} | null` : type };
}
