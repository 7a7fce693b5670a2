import { foldEmail, isEmail, longestEmail } from './email.ts';
import type { Wording } from './HttpError.ts';
import type { Check, Checked } from './readFields.ts';

/** Stands for a form field that was sent more than once. */
export const repeated = Symbol('repeated');

const problem = (words: Wording) => ({ problem: words });

/** Neither database stores a NUL or half a character. */
const isUnreadable = (sent: string) => sent.includes('\0') || /\p{Surrogate}/u.test(sent);

/** A character may take two places in a string, so the cheap measure comes first. */
const isLonger = (sent: string, most: number) =>
  sent.length > most && (sent.length > 2 * most || [...sent].length > most);

const readText = (sent: unknown, field: Parameters<Check<string>>[1], most: number): Checked<string> => {
  if (sent === repeated) return problem((say) => say.field.repeated(say.fields[field]));
  if (sent === undefined || sent === null || sent === '') return problem((say) => say.field.missing(say.fields[field]));
  if (typeof sent !== 'string') return problem((say) => say.field.notText(say.fields[field]));
  if (isUnreadable(sent)) return problem((say) => say.field.unreadable(say.fields[field]));
  if (isLonger(sent, most)) return problem((say) => say.field.tooLong(say.fields[field], most));
  return { value: sent };
};

/** Forms send a line break as two characters, whatever was typed. */
const tidy = (sent: string) => sent.replaceAll(/\r\n?/g, '\n').trim();

/** Text without the blanks around it, at least one character and at most `most`. */
export const text =
  (most: number): Check<string> =>
  (sent, field) =>
    readText(typeof sent === 'string' ? tidy(sent) : sent, field, most);

/** A secret: blanks belong to it. */
export const secret =
  (most: number, least = 1): Check<string> =>
  (sent, field) => {
    const checked = readText(sent, field, most);
    return 'value' in checked && [...checked.value].length < least
      ? problem((say) => say.session.shortPassword(least))
      : checked;
  };

/** An email address in the one form in which it is stored and compared. */
export const email: Check<string> = (sent, field) => {
  const checked = readText(
    typeof sent === 'string' ? foldEmail(sent.slice(0, 4 * longestEmail)) : sent,
    field,
    longestEmail,
  );
  return 'value' in checked && !isEmail(checked.value) ? problem((say) => say.session.badEmail) : checked;
};

/** One of a few fixed words. */
export const oneOf =
  <Word extends string>(...words: Word[]): Check<Word> =>
  (sent, field) => {
    const word = words.find((known) => known === sent);
    return word ? { value: word } : problem((say) => say.field.unknown(say.fields[field]));
  };

/** A row's number, sent as a field. */
export const rowId: Check<number> = (sent, field) => {
  const checked = readText(sent, field, 20);
  if ('problem' in checked) return checked;
  const id = toRowId(checked.value);
  return id ? { value: id } : problem((say) => say.field.unknown(say.fields[field]));
};

/** The row number that is written here, or null for anything that cannot be one. */
export const toRowId = (written: string | undefined) =>
  written && /^[1-9]\d{0,14}$/.test(written) ? Number(written) : null;
