import type { HttpError } from '#server/http/HttpError.ts';
import { foldEmail, isEmail, maxEmailLength } from './email.ts';
import type { Result, Validator } from './readFields.ts';

/** Stands for a form field that was sent more than once. */
export const repeated = Symbol('repeated');

/** Neither database stores a NUL or half a character. */
const isUnreadable = (value: string) => value.includes('\0') || /\p{Surrogate}/u.test(value);

/** A character may take two places in a string, so the cheap measure comes first. */
const isLonger = (value: string, max: number) =>
  value.length > max && (value.length > 2 * max || [...value].length > max);

const readText = (value: unknown, max: number): Result<string> => {
  if (value === repeated) return { error: 'field.repeated' };
  if (value === undefined || value === null || value === '') return { error: 'field.missing' };
  if (typeof value !== 'string') return { error: 'field.notText' };
  if (isUnreadable(value)) return { error: 'field.unreadable' };
  if (isLonger(value, max)) return { error: ['field.tooLong', { max }] };
  return { value };
};

/** Forms send a line break as two characters, whatever was typed. */
const normalizeText = (value: string) => value.replaceAll(/\r\n?/g, '\n').trim();

/** Text without the blanks around it, at least one character and at most `max`. */
export const text =
  (max: number): Validator<string> =>
  (value) =>
    readText(typeof value === 'string' ? normalizeText(value) : value, max);

/** A secret: blanks belong to it. */
export const secret =
  (max: number, min = 1): Validator<string> =>
  (value) => {
    const result = readText(value, max);
    return 'value' in result && [...result.value].length < min ? { error: ['session.shortPassword', { min }] } : result;
  };

/** An email address in the one form in which it is stored and compared. */
export const email: Validator<string> = (value) => {
  const folded = typeof value === 'string' ? foldEmail(value.slice(0, 4 * maxEmailLength)) : value;
  const result = readText(folded, maxEmailLength);
  return 'value' in result && !isEmail(result.value) ? { error: 'session.badEmail' } : result;
};

/** One of a few fixed values. */
export const oneOf =
  <Value extends string>(...values: Value[]): Validator<Value> =>
  (sent) => {
    const value = values.find((one) => one === sent);
    return value ? { value } : { error: 'field.unknown' };
  };

/** A row's id, sent as a field. */
export const rowId: Validator<number> = (sent) => {
  const result = readText(sent, 20);
  if ('error' in result) return result;
  const value = toRowId(result.value);
  return value ? { value } : { error: 'field.unknown' };
};

const toRowId = (value: string) => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : null);

/** A row's id as part of a path; what cannot be one belongs to no row. */
export function idOf(value: string, notFound: () => HttpError) {
  const id = toRowId(value);
  if (!id) throw notFound();
  return id;
}
