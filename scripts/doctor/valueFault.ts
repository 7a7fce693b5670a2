type CheckedValueField = { kind: string; of?: unknown; whose?: string };

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;

/** Unix seconds of the years 1973 to 2128. In milliseconds the same moments are a thousand times as many. */
const isUnixSeconds = (value: unknown) => typeof value === 'number' && value > 1e8 && value < 5e9;

const isMoment = (value: unknown) => (isText(value) ? moment.test(value) : isUnixSeconds(value));

const isUrl = (value: unknown) => isText(value) && URL.canParse(value);

/** The value that a kind expects on the wire: a description, and a check. Kinds that are absent take any value. */
const expected: Readonly<
  Record<string, [description: string, fits: (value: unknown, field: CheckedValueField) => boolean]>
> = {
  text: ['text', isText],
  longText: ['text', isText],
  email: ['text', isText],
  url: ['a web address', isUrl],
  number: ['a number', isNumber],
  money: ['a number', isNumber],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  choice: ['one of its values', (value, { of }) => !Array.isArray(of) || of.includes(value)],
  date: ['a day as 2026-01-31', (value) => isText(value) && day.test(value)],
  dateTime: ['a moment as ISO 8601 or Unix seconds', isMoment],
  image: ['the path of a picture', isText],
  file: ['the path of a file', isText],
  reference: ['a key', (value) => isText(value) || isNumber(value)],
  tags: ['a list of texts', (value) => Array.isArray(value) && value.every(isText)],
  person: ['a person', (value, { whose }) => whose === 'record' || isObject(value)],
};

/** The reason why the field's kind cannot show a value. Undefined for a correct or absent value. */
export function valueFault(field: CheckedValueField, value: unknown) {
  const [description, fits] = expected[field.kind] ?? [];
  if (!fits || value === null || value === undefined || fits(value, field)) return undefined;
  const shown = JSON.stringify(value);
  return `${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown} is not ${description}, which the kind '${field.kind}' shows`;
}
