import { isRecord, type Values } from '#api/values.ts';

/** A field as a definition declares it, and its type on the wire. */
export type NewField = {
  name: string;
  kind: string;
  type: string;
  /** The values of a choice. */
  of?: readonly string[];
};

const unionOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');

const patterns = [
  ['dateTime', /^\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['image', /^\S+\.(?:png|jpe?g|webp|gif|avif|svg)$/i],
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
  if (values.every(isPerson)) return { kind: 'person', type: '{ name: string; email: string }' };
  return { kind: 'json', type: 'unknown' };
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

/** Guesses the fields of the rows in a response. */
export function guessFields(response: unknown) {
  const rows = findRows(response);
  if (!rows) throw new Error('The response has no list of objects to read fields from.');
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) =>
    guessField(
      name,
      rows.map((row) => row[name]),
    ),
  );
}
