import { isRecord, type Values, valueAt } from '#api/values.ts';

/** A result of `npm run doctor` about a call. A developer must fix a fault; a notice is information. */
export type Finding = { resource: string; call: string; severity: 'fault' | 'notice'; message: string };

export type Report = (severity: Finding['severity'], message: string) => void;

type DeclaredField = {
  kind: string;
  of?: unknown;
  whose?: string;
  picture?: string;
  optional?: true;
  /** `currency`, `from` and `text` name other fields of the row that the screens show with this one. */
  currency?: string;
  from?: readonly string[];
  text?: string;
};

export type DeclaredFields = Readonly<Record<string, DeclaredField | undefined>>;

type CheckedField = Pick<DeclaredField, 'kind' | 'of' | 'whose'>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

const day = /^\d{4}-\d\d-\d\d$/;
const dateTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** Unix seconds of the years 1973 to 2128. The same times in milliseconds are a thousand times larger. */
const isUnixSeconds = (value: unknown) => typeof value === 'number' && value > 1e8 && value < 5e9;

const isDateTime = (value: unknown) => (isText(value) ? dateTime.test(value) : isUnixSeconds(value));

const isUrl = (value: unknown) => isText(value) && URL.canParse(value);

/** The value that a field kind accepts on the wire: a description, and a check. Absent kinds accept any value. */
const expected: Readonly<
  Record<string, [description: string, fits: (value: unknown, field: CheckedField) => boolean]>
> = {
  text: ['text', isText],
  longText: ['text', isText],
  email: ['text', isText],
  url: ['a web URL', isUrl],
  number: ['a number', isNumber],
  money: ['a number', isNumber],
  boolean: ['true or false', (value, { of }) => (Array.isArray(of) ? of.includes(value) : typeof value === 'boolean')],
  choice: ['one of its values', (value, { of }) => !Array.isArray(of) || of.includes(value)],
  date: ['a day as 2026-01-31', (value) => isText(value) && day.test(value)],
  dateTime: ['a date with a time, as ISO 8601 or Unix seconds', isDateTime],
  image: ['the path of a picture', isText],
  file: ['the path of a file', isText],
  reference: ['a key', (value) => isText(value) || isNumber(value)],
  tags: [
    'a list of texts',
    (value) => Array.isArray(value) && value.every((entry) => isText(entry) || isRecord(entry)),
  ],
  person: ['a person', (value, { whose }) => whose === 'record' || isObject(value)],
};

/** Returns why the field's kind cannot show a value, or undefined for a correct or absent value. */
export function valueFault(field: CheckedField, value: unknown) {
  const [description, fits] = expected[field.kind] ?? [];
  if (!fits || value === null || value === undefined || fits(value, field)) return undefined;
  const shown = JSON.stringify(value);
  return `${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown} is not ${description}, which the kind '${field.kind}' shows`;
}

const noWireValue = ['computed', 'custom', 'password'];

const nameOf = (path: string) => path.split('.')[0] ?? path;

/** True if the row has the field. A person that is the whole row has a name or an email instead. */
const isInRow = (row: Values, path: string, { whose }: DeclaredField) =>
  valueAt(row, path) !== undefined || (whose === 'record' && ('name' in row || 'email' in row));

/** The top-level keys of a row that the declared fields use. */
const namesIn = (fields: DeclaredFields) =>
  Object.entries(fields)
    .flatMap(([path, field]) => [path, field?.currency, field?.text, field?.picture, ...(field?.from ?? [])])
    .filter((name) => name !== undefined)
    .map(nameOf);

/** Reports declared fields that the rows lack, values that do not fit the field's kind, and undeclared keys. */
export function examineFields(
  rows: readonly Values[],
  fields: DeclaredFields,
  { key = 'id', others = [], report }: { key?: string; others?: readonly string[]; report: Report },
) {
  if (rows.length === 0) return;
  for (const [path, field] of Object.entries(fields)) {
    if (!field || noWireValue.includes(field.kind)) continue;
    const values = rows.map((row) => valueAt(row, path));
    if (!rows.some((row) => isInRow(row, path, field))) {
      report(field.optional ? 'notice' : 'fault', `'${path}' is declared, but no row has it.`);
    }
    const faults = [...new Set(values.map((value) => valueFault(field, value)).filter((fault) => fault !== undefined))];
    if (faults.length > 0) report('fault', `'${path}': ${faults.slice(0, 3).join('; ')}.`);
  }
  const declared = [nameOf(key), 'id', ...namesIn(fields), ...others];
  const undeclared = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => !declared.includes(name));
  if (undeclared.length > 0) report('notice', `The API sends undeclared values: ${undeclared.join(', ')}.`);
}
