import { isRecord, type Values } from '#api/values.ts';
import { dateTime, day, isText, isUnixSeconds } from '#scripts/doctor/examineFields.ts';

/** A field as a definition declares it, and its type on the wire. */
export type NewField = {
  name: string;
  kind: string;
  type: string;
  /** The values of a choice, or the two values of a boolean: no, then yes. */
  of?: readonly (string | number)[];
  /** The name of the field that contains the amount's currency. */
  currency?: string;
  /** Why the author should check it. */
  unsure?: string;
  /** The row may lack it. */
  isOptional?: true;
  /** A call requires it. Undefined if that is unknown. */
  isRequired?: boolean;
  /** Calls send it, and no row has it. */
  isOnlySent?: true;
};

type Guess = Pick<NewField, 'kind' | 'of' | 'unsure'>;

const patterns = [
  ['dateTime', dateTime],
  ['date', day],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['image', /^\S+\.(?:png|jpe?g|webp|gif|avif|svg)$/i],
  ['file', /^[^\s:]+\.(?:pdf|csv|xlsx?|docx?|zip)$/i],
  ['url', /^https?:\/\/\S+$/],
] as const;

const longestLine = 80;

/** The values, if they look like a closed set: short words that appear twice on average. */
function choicesIn(texts: readonly string[]) {
  const values = [...new Set(texts)];
  const areShortWords = values.every((value) => /^[a-z][\w-]{0,20}$/.test(value));
  return areShortWords && texts.length >= 4 && values.length * 2 <= texts.length ? values.sort() : undefined;
}

function guessText(texts: readonly string[]): Guess {
  const [kind] = patterns.find(([, pattern]) => texts.every((text) => pattern.test(text))) ?? [];
  if (kind) return { kind };
  const of = choicesIn(texts);
  if (of) return { kind: 'choice', of, unsure: 'taken for a choice of these values, as they repeat' };
  return { kind: texts.some((text) => text.length > longestLine || text.includes('\n')) ? 'longText' : 'text' };
}

/** Unix milliseconds of the years 1973 to 2128, which no kind shows as a moment. */
const isUnixMilliseconds = (value: unknown) => typeof value === 'number' && isUnixSeconds(value / 1000);

export const isTimeName = (name: string) => /(?:^|_)(?:time|at|date)$|(?:At|Time)$/.test(name);

/** An object with a name, and an email, uuid or id. */
const isPerson = (value: unknown): value is Values =>
  isRecord(value) && isText(value.name) && ['email', 'uuid', 'id'].some((name) => name in value);

/** Values for no and yes that APIs use. */
const noAndYes = [
  [0, 1],
  ['0', '1'],
  ['N', 'Y'],
  ['n', 'y'],
];

/** The column's values for no and yes, if it has no others. A column with few rows also needs a name such as `is_public`. */
function booleansIn(name: string, values: readonly unknown[]) {
  const isNamed = /^(?:is|has|can)(?:_|[A-Z])/.test(name);
  const pair = noAndYes.find((each) => values.every((value) => each.some((one) => one === value)));
  return isNamed || (values.length >= 4 && new Set(values).size === 2) ? pair : undefined;
}

function guessNumber(name: string, values: readonly unknown[]): Guess {
  if (values.every(isUnixMilliseconds))
    return { kind: 'number', unsure: "it may be a moment: 'dateTime' with unix: 'milliseconds' shows it" };
  return isTimeName(name) && values.every(isUnixSeconds)
    ? { kind: 'dateTime', unsure: 'taken for a moment in Unix seconds, by its name and size' }
    : { kind: 'number' };
}

function guessKind(name: string, values: readonly unknown[]): Guess {
  if (values.length === 0) return { kind: 'text', unsure: 'no row has a value, so its kind and type are unknown' };
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean' };
  const pair = booleansIn(name, values);
  if (pair)
    return { kind: 'boolean', of: pair, unsure: `taken for no and yes, as all values are ${pair.join(' or ')}` };
  if (values.every((value) => typeof value === 'number')) return guessNumber(name, values);
  if (values.every(isText)) return guessText(values);
  if (values.every((value) => Array.isArray(value) && value.every(isText))) return { kind: 'tags' };
  return values.every(isPerson) ? { kind: 'person', unsure: 'taken for a person, as it has a name' } : { kind: 'json' };
}

/** The TypeScript type of a value in JSON. A null or an empty list does not show its type. */
function typeOf(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? `${typeOf(value[0])}[]` : 'unknown';
  if (!isRecord(value)) return value === null ? 'unknown' : typeof value;
  const properties = Object.entries(value).map(([name, inner]) => `'${name}': ${typeOf(inner)}`);
  return `{ ${properties.join('; ')} }`;
}

const literalOf = (value: string | number) => (typeof value === 'number' ? value : `'${value}'`);

/** Guesses a field from its values in a sample response. */
export function guessField(name: string, column: readonly unknown[]): NewField {
  const values = column.filter((value) => value !== null && value !== undefined);
  const guess = guessKind(name, values);
  const sample = values.find((value) => !Array.isArray(value) || value.length > 0) ?? '';
  const type = guess.of?.map(literalOf).join(' | ') ?? (guess.kind === 'date' ? 'Day' : typeOf(sample));
  return { name, ...guess, type: values.length < column.length ? `${type} | null` : type };
}

/** Finds the first list of objects in a response, at any depth. */
export function findRows(response: unknown): Values[] | undefined {
  if (isRecord(response)) return Object.values(response).map(findRows).find(Boolean);
  return Array.isArray(response) && response.length > 0 && response.every(isRecord) ? response : undefined;
}

const isAmountName = (name: string) => /amount|balance|cost|fee|price|total/i.test(name);

const isCurrency = (value: unknown) => isText(value) && /^[A-Z]{3}$/.test(value);

/** Guesses the fields of the rows in a response. An amount beside a currency is money. */
export function guessFields(response: unknown) {
  const rows = findRows(response);
  if (!rows) throw new Error('The response has no list of objects to read fields from.');
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const currency = names.find((name) => /currency/i.test(name) && rows.every((row) => isCurrency(row[name])));
  return names.map((name) => {
    const column = rows.map((row) => row[name]);
    const field = guessField(name, column);
    return currency && field.kind === 'number' && isAmountName(name)
      ? { ...field, kind: 'money', currency, unsure: `taken for an amount in ${currency}, by its name` }
      : field;
  });
}
