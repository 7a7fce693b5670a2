import { isRecord, type Values } from '#api/values.ts';

/** A field as a definition declares it, and its type on the wire. */
export type NewField = {
  name: string;
  kind: string;
  type: string;
  /** The values of a choice, or the two values of a boolean: no, then yes. */
  of?: readonly (string | number)[];
  /** The name of the field that contains the amount's currency. */
  currency?: string;
};

const unionOf = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(' | ');

const patterns = [
  ['dateTime', /^\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ['date', /^\d{4}-\d\d-\d\d$/],
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

function guessText(texts: readonly string[]) {
  const [kind] = patterns.find(([, pattern]) => texts.every((text) => pattern.test(text))) ?? [];
  if (kind) return { kind, type: kind === 'date' ? 'Day' : 'string' };
  const of = choicesIn(texts);
  if (of) return { kind: 'choice', of, type: unionOf(of) };
  const isLong = texts.some((text) => text.length > longestLine || text.includes('\n'));
  return { kind: isLong ? 'longText' : 'text', type: 'string' };
}

const isTimeName = (name: string) => /(?:^|_)(?:time|at|date)$|(?:At|Time)$/.test(name);

/** Unix seconds of this century. */
const isUnixSeconds = (value: unknown) => typeof value === 'number' && value > 946_684_800 && value < 4_102_444_800;

const isText = (value: unknown) => typeof value === 'string';

/** An object with a name, and an email, uuid or id. */
const isPerson = (value: unknown): value is Values =>
  isRecord(value) && isText(value.name) && ['email', 'uuid', 'id'].some((name) => name in value);

/** The TypeScript type of a text, number, boolean, object or list of objects. Others, such as null, are unknown. */
function typeOf(value: unknown): string {
  if (isRecord(value)) {
    const properties = Object.entries(value).map(([name, inner]) => `'${name}': ${typeOf(inner)}`);
    return `{ ${properties.join('; ')} }`;
  }
  if (Array.isArray(value) && isRecord(value[0])) return `(${typeOf(value[0])})[]`;
  return ['string', 'number', 'boolean'].includes(typeof value) ? typeof value : 'unknown';
}

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

function guessKind(name: string, values: readonly unknown[]): Omit<NewField, 'name'> {
  if (values.length === 0) return { kind: 'text', type: 'string' };
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean', type: 'boolean' };
  const pair = booleansIn(name, values);
  if (pair) return { kind: 'boolean', of: pair, type: unionOf(pair) };
  if (values.every((value) => typeof value === 'number')) {
    const isMoment = isTimeName(name) && values.every(isUnixSeconds);
    return { kind: isMoment ? 'dateTime' : 'number', type: 'number' };
  }
  if (values.every(isText)) return guessText(values);
  if (values.every((value) => Array.isArray(value) && value.every(isText))) return { kind: 'tags', type: 'string[]' };
  if (values.every(isPerson)) return { kind: 'person', type: typeOf(values[0]) };
  const full = values.find((value) => !Array.isArray(value) || value.length > 0); // an empty list has no type
  return { kind: 'json', type: typeOf(full) };
}

/** Guesses a field from its values in a sample response. */
export function guessField(name: string, column: readonly unknown[]): NewField {
  const values = column.filter((value) => value !== null && value !== undefined);
  const { type, ...field } = guessKind(name, values);
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
    return currency && field.kind === 'number' && isAmountName(name) ? { ...field, kind: 'money', currency } : field;
  });
}
