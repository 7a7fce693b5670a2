import { HttpError } from '#server/http/HttpError.ts';
import type { FieldName, Message } from '#server/language/translate.ts';
import { foldEmail, isEmail, maxEmailLength } from './email.ts';

/**
 * The JSON Schema of the values that a validator accepts. It says no more than JSON Schema can: a text of blanks alone has a
 * length, and is refused all the same.
 */
export type JsonSchema = { readonly [keyword: string]: unknown };

type Traits = {
  /** The field may be absent. */
  isOptional?: true;
  /** The value is a password, token or code. */
  isSecret?: true;
  /** Every value is ignored, so no document of the call has the field. */
  isIgnored?: true;
};

/** Turns a sent value into the value to store, or throws an HttpError with the reason. */
export type Validator<Value> = Traits & {
  (value: unknown): Value;
  schema: JsonSchema;
};

/** Makes a function a validator. The function must be new, because it gets the schema as a property. */
export const validator = <Value>(
  schema: JsonSchema,
  validate: (value: unknown) => Value,
  traits: Traits = {},
): Validator<Value> => Object.assign(validate, { schema, ...traits });

/** The schema that allows these values, too. */
export function alsoAllowing(schema: JsonSchema, ...values: ('' | null)[]): JsonSchema {
  const { type, enum: choices, minLength: _, ...others } = schema;
  if (typeof type !== 'string' || schema.pattern || schema.format) return { anyOf: [schema, { enum: values }] };
  const types = values.includes(null) ? [type, 'null'] : type;
  return { type: types, ...(Array.isArray(choices) && { enum: [...choices, ...values] }), ...others };
}

export type Schema = Partial<Record<FieldName, Validator<unknown>>>;

/** The values that a schema returns, by field. */
export type ValuesOf<Of extends Schema> = {
  [Field in keyof Of]: Of[Field] extends Validator<infer Value> ? Value : never;
};

/** The JSON Schema of an object with these fields. */
export function objectSchema(fields: Readonly<Record<string, Validator<unknown>>>): JsonSchema {
  const shown = Object.entries(fields).filter(([, { isIgnored }]) => !isIgnored);
  const required = shown.filter(([, { isOptional }]) => !isOptional).map(([name]) => name);
  const properties = Object.fromEntries(shown.map(([name, { schema }]) => [name, schema]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** The value of a form field that the caller sent more than once. */
export const repeated = Symbol('repeated');

const rowIdPattern = /^[1-9]\d{0,14}$/;

/** Returns the id of a row, or null for another text. */
export const toRowId = (value: string) => (rowIdPattern.test(value) ? Number(value) : null);

const refuse = (reason: Message) => new HttpError(422, reason);

/** A letter with more marks is no text (UAX #15). To normalize it takes the square of their number. */
const tooManyMarks = /\p{M}{31}/u;

/** Neither database stores a NUL or a lone surrogate. */
const isUnreadable = (value: string) =>
  value.includes('\0') || /\p{Surrogate}/u.test(value) || tooManyMarks.test(value);

/** Counts characters, not UTF-16 units. Short texts need no count. */
const isLonger = (value: string, max: number) =>
  value.length > max && (value.length > 2 * max || [...value].length > max);

/** Returns the text of a field, or throws an HttpError with the reason. */
function readText(value: unknown, max: number) {
  if (value === repeated) throw refuse('field.repeated');
  if (value === undefined || value === null || value === '') throw refuse('field.missing');
  if (typeof value !== 'string') throw refuse('field.notText');
  if (isUnreadable(value)) throw refuse('field.unreadable');
  if (isLonger(value, max)) throw refuse(['field.tooLong', { max }]);
  return value;
}

/** Control characters, joiners and blank letters are invisible on their own. */
export const isBlank = (value: string) => !/[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u.test(value);

/** Browsers send each line break of a form as CR and LF, and some systems send letters apart from their accents. */
const normalizeText = (value: string) => value.replaceAll(/\r\n?/g, '\n').trim().normalize();

/** A trimmed text of 1 to `max` characters in Unicode's composed form (NFC). */
export const text = (max: number) =>
  validator({ type: 'string', minLength: 1, maxLength: max }, (value) => {
    if (typeof value !== 'string' || isUnreadable(value)) return readText(value, max);
    return readText(isBlank(value) ? '' : normalizeText(value), max);
  });

export const withoutInvisible = (value: string) => value.replaceAll(/[\p{Cc}\p{Cf}\p{DI}]/gu, '');

/** The number of characters that a person typed: neither invisible ones, nor the letters that one stands for, as `ﷺ` does. */
export const countTyped = (value: string) => [...withoutInvisible(value.normalize())].length;

/** A password, token or code. It is not trimmed. */
export const secret = (max: number, min = 1) =>
  validator(
    { type: 'string', format: 'password', minLength: min, maxLength: max },
    (value) => {
      const text = readText(value, max);
      if (countTyped(text) < min) throw refuse(['session.shortPassword', { min }]);
      return text;
    },
    { isSecret: true },
  );

/** A code of the second factor. A Korean keyboard may send its digits in full width. */
export const secondFactorCode = validator({ type: 'string', minLength: 1, maxLength: 100 }, (value) =>
  secret(100)(value).normalize('NFKC'),
);

/** Accepts an absent or blank value as an empty text. */
export const optional = <Value extends string>(validate: Validator<Value>) =>
  validator(
    alsoAllowing(validate.schema, ''),
    (value): Value | '' =>
      value === undefined || (typeof value === 'string' && isBlank(value)) ? '' : validate(value),
    { isOptional: true },
  );

/** The filter of a list. A blank filter becomes an empty text, which selects all rows. */
export const filter = validator(
  { type: 'string', maxLength: maxEmailLength },
  (value) => (value === undefined || (typeof value === 'string' && isBlank(value)) ? '' : text(maxEmailLength)(value)),
  { isOptional: true },
);

/** The filter of a list by a key. A uuid in capitals is the same one. */
export const keyFilter = validator(filter.schema, (value) => filter(value).toLowerCase(), { isOptional: true });

/** Whether a text is a day of the calendar, such as 2026-01-31. */
export const isDay = (value: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** A day such as 2026-01-31, or an empty text. */
export const optionalDay = validator(
  alsoAllowing({ type: 'string', format: 'date' }, ''),
  (value) => {
    const day = filter(value);
    if (day !== '' && !isDay(day)) throw refuse('field.notDay');
    return day;
  },
  { isOptional: true },
);

/** An email address, in the form that is stored and compared. */
export const email = validator({ type: 'string', format: 'idn-email', maxLength: maxEmailLength }, (value) => {
  const folded = typeof value === 'string' ? foldEmail(value.slice(0, 4 * maxEmailLength)) : value;
  const address = readText(folded, maxEmailLength);
  if (!isEmail(address)) throw refuse('session.badEmail');
  return address;
});

/** A text that matches a pattern. */
export const matching = (pattern: RegExp) =>
  validator({ type: 'string', pattern: pattern.source }, (value) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw refuse('field.unknown');
    return value;
  });

/** One of a few fixed values. */
export const oneOf = <Value extends string>(...values: Value[]) =>
  validator({ type: 'string', enum: values }, (sent) => {
    const value = values.find((one) => one === sent);
    if (!value) throw refuse('field.unknown');
    return value;
  });

/** A parameter that this server does not have. */
export const ignored = validator({}, () => '' as const, { isIgnored: true });

/** Search and order by time of a list of the fixed API, which ignores them without extensions. */
export const listQuery = (extensions: 'on' | 'off') =>
  extensions === 'on' ? { q: filter, order: optional(oneOf('ASC', 'DESC')) } : { q: ignored, order: ignored };

/** A row's id, sent as a field. JSON may contain it as a number. */
export const rowId = validator(
  { type: ['integer', 'string'], minimum: 1, maximum: 999_999_999_999_999, pattern: rowIdPattern.source },
  (value) => {
    const id = toRowId(readText(typeof value === 'number' ? String(value) : value, 20));
    if (!id) throw refuse('field.unknown');
    return id;
  },
);

/** The id of a row, or undefined for an absent one. */
export const optionalRowId = validator(rowId.schema, (value) => (value === undefined ? undefined : rowId(value)), {
  isOptional: true,
});

const cursor = matching(/^(?:(?:0|[1-9]\d{0,14})\.)?[1-9]\d{0,14}$/);

/** The cursor of a list that may have another order than by id: a row's id, or a value and the id, such as `3.17`. */
export const optionalCursor = validator(cursor.schema, (value) => (value === undefined ? undefined : cursor(value)), {
  isOptional: true,
});

/** The id of a list's parent row, or 0, which no row has. */
export const parentId = validator(filter.schema, (value) => toRowId(filter(value)) ?? 0, { isOptional: true });

/** Returns a uuid in lower case, or null for another text. */
export const toUuid = (value: string) =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value.toLowerCase() : null;

/** A user's uuid, sent as a field. */
export const uuid = validator({ type: 'string', format: 'uuid' }, (value) => {
  const key = typeof value === 'string' ? toUuid(value) : null;
  if (!key) throw refuse('field.unknown');
  return key;
});

/** A honeypot: a field that visitors cannot see. Returns true if it has a value, because only bots fill it in. */
export const honeypot = validator(
  { description: 'Forms hide it. Only programs fill it in.' },
  (value) => typeof value === 'string' && value !== '',
  { isOptional: true },
);
