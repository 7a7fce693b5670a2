import { isRecord, type Values, valueAt } from '#api/values.ts';

/** A difference between a call's response and the definitions. */
export type Fault = { resource: string; call: string; message: string };

export type Report = (message: string) => void;

type DeclaredField = {
  kind: string;
  of?: unknown;
  whose?: string;
  optional?: true;
  unix?: true | 'milliseconds' | 'text';
  none?: string | number;
};

export type DeclaredFields = Readonly<Record<string, DeclaredField | undefined>>;

export const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);

export const day = /^\d{4}-\d\d-\d\d$/;
export const dateTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** Unix seconds of the years 1973 to 2128. The same times in milliseconds are a thousand times larger. */
export const isUnixSeconds = (value: unknown) => typeof value === 'number' && value > 1e8 && value < 5e9;

function isDateTime(value: unknown, { unix }: DeclaredField) {
  if (unix === 'milliseconds') return isUnixSeconds(Number(value) / 1000);
  if (unix === 'text') return isText(value) && isUnixSeconds(Number(value));
  return isText(value) ? dateTime.test(value) : isUnixSeconds(value);
}

const isUrl = (value: unknown) => isText(value) && URL.canParse(value);

/** The value that a field kind accepts on the wire: a description, and a check. Absent kinds accept any value. */
const expected: Readonly<
  Record<string, [description: string, fits: (value: unknown, field: DeclaredField) => boolean]>
> = {
  text: ['text', isText],
  longText: ['text', isText],
  email: ['text', isText],
  url: ['a web URL', isUrl],
  number: ['a number', isNumber],
  money: ['a number', isNumber],
  boolean: [
    'true or false',
    (value, { of }) => (Array.isArray(of) ? of.flat().includes(value) : typeof value === 'boolean'),
  ],
  choice: ['one of its values', (value, { of }) => !Array.isArray(of) || of.includes(value)],
  date: ['a day as 2026-01-31', (value) => isText(value) && day.test(value)],
  dateTime: ['a date with a time, as ISO 8601 or the declared Unix time', isDateTime],
  image: ['the path of a picture', isText],
  file: ['the path of a file', isText],
  reference: ['a key', (value) => isText(value) || isNumber(value)],
  tags: [
    'a list of texts',
    (value) => Array.isArray(value) && value.every((entry) => isText(entry) || isRecord(entry)),
  ],
  person: ['a person', (value, { whose }) => whose === 'record' || isRecord(value)],
};

/** Returns why the field's kind cannot show a value, or undefined for a correct or absent value. */
export function valueFault(field: DeclaredField, value: unknown) {
  const [description, fits] = expected[field.kind] ?? [];
  if (!fits || value === null || value === undefined || value === field.none || fits(value, field)) return undefined;
  const shown = JSON.stringify(value);
  return `${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown} is not ${description}, which the kind '${field.kind}' shows`;
}

const noWireValue = ['computed', 'custom', 'password'];

/** True if the row has the field. A person that is the whole row has a name or an email instead. */
const isInRow = (row: Values, path: string, { whose }: DeclaredField) =>
  valueAt(row, path) !== undefined || (whose === 'record' && ('name' in row || 'email' in row));

/** Reports declared fields that the rows lack, and values that do not fit the field's kind. */
export function examineFields(rows: readonly Values[], fields: DeclaredFields, report: Report) {
  if (rows.length === 0) return;
  for (const [path, field] of Object.entries(fields)) {
    if (!field || noWireValue.includes(field.kind)) continue;
    if (!field.optional && !rows.some((row) => isInRow(row, path, field)))
      report(`'${path}' is declared, but no row has it.`);
    const faults = rows.map((row) => valueFault(field, valueAt(row, path))).filter((fault) => fault !== undefined);
    if (faults.length > 0) report(`'${path}': ${[...new Set(faults)].slice(0, 3).join('; ')}.`);
  }
}
