import { Buffer } from 'node:buffer';
import { administrator } from '#scripts/support/serverProcess.ts';
import { gif, png } from '#tests/support/images.ts';

type Value = string | File;

/** A value, and the status of the response to it. */
export type Expected = [value: Value, status: number];

const withStatus = (status: number, values: readonly Value[]): Expected[] => values.map((value) => [value, status]);

const injections = [
  "' or '1'='1",
  '"; drop table users; --',
  '1; select pg_sleep(10)',
  ['$', '{7*7}'].join(''),
  '{{7*7}}',
  '$(id)',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '%2e%2e%2f',
  '%00',
  '%0d%0aSet-Cookie: a=b',
  '\r\nSet-Cookie: a=b',
  '{"$gt":""}',
  '=cmd|calc!A1',
  '%n%n%n%s',
  '(a+)+$',
];

const keywords = ['null', 'undefined', 'true', 'NaN', '[object Object]', '__proto__', 'constructor'];

const hugeNumbers = ['9007199254740993', '9223372036854775808', '99999999999999999999999999'];

const numbers = ['0', '-1', '+1', '1.5', '1e0', '0x1', '1_0', '01', '١', '१', ...hugeNumbers];

const scripts = ['ﷺ', 'नमस्ते', '안녕하세요', '👩‍👩‍👧', 'e\u0301', 'مرحبا'];

const blank = ['', ' ', '\n', '\u00a0', '\u3000', '\ufeff'];
const invisible = ['\u200b', '\u2800', '\u202e', '\u00ad', '\u3164', '\u200b\u200c\u200d'];
const unreadable = ['\0', 'a\0b', 'a\0', `a${'\u0301'.repeat(31)}`];

/** Values that are in no closed set. */
const nonsense = [...injections, ...keywords, ...scripts, ...unreadable];

/**
 * True for a value that differs from another one only in its characters. One input of each kind gets all of them; the others
 * get the first of each list, and every value at a limit.
 */
const variants = new Set<Value>(
  [injections, keywords, numbers, scripts, blank, invisible, unreadable].flatMap(([, ...others]) => others),
);
export const isVariant = (value: Value) => variants.has(value);

const long = (length: number) => 'a'.repeat(length);

const file = new File(['x'], 'x.txt');

/** Text that is stored unchanged, and values that are refused as text. */
const text = (max: number): Expected[] => [
  ...withStatus(200, [...injections, ...keywords, ...numbers, ...scripts, long(max), '💔'.repeat(max)]),
  ...withStatus(422, [
    ...blank,
    ...invisible,
    ...unreadable,
    long(max + 1),
    `${'💔'.repeat(max)}x`,
    file,
    new File([], ''),
  ]),
];

/** An optional value of blanks alone is taken as absent. */
const absent = [...blank, ...invisible, '\0'];
const isPresent = ([value]: Expected) => typeof value !== 'string' || !absent.includes(value);
const orAbsent = (hostile: readonly Expected[]) => [...hostile.filter(isPresent), ...withStatus(200, absent)];

const badNumbers = numbers.filter((number) => !['9007199254740993', '9223372036854775808'].includes(number));

/** The id of a row in a path: no row has a wrong one. */
const pathId = withStatus(
  404,
  [...nonsense, ...numbers, ...blank, '999', '1 ', ' 1', '1\n', '1%20', '1/2', '1?x=1'].filter((value) => value !== ''),
);

/** The id of a row in a field. */
const wrongIds = [
  ...withStatus(422, [...nonsense, ...badNumbers, ...blank.filter(Boolean), '1 ', ' 1', '1\n', long(21), file]),
  ...withStatus(404, ['999', '9007199254']),
];

const uuid = '018f0000-0000-4000-8000-000000000000';

const wrongUuids = [...nonsense, ...numbers, `${uuid} `, `{${uuid}}`, uuid.replaceAll('-', ''), `${uuid}0`];

const unreadableTexts = ['', ' ', ...unreadable, long(1_001)];

const cursor: Kind = {
  hostile: [...withStatus(422, [...injections, ...badNumbers, ...blank, ...unreadable]), ...withStatus(200, ['999'])],
};

/** The hostile values of an input, each with the status of the response. */
export type Kind = { hostile: Expected[] };

const kind = (hostile: Expected[]): Kind => ({ hostile });

function choiceOf(refused: string[], accepted: string[]) {
  const present = withStatus(422, [...nonsense, ...numbers, long(301), ...refused]).filter(isPresent);
  const hostile = [...present, ...withStatus(200, accepted)];
  return kind(accepted.includes('') ? orAbsent(hostile) : hostile);
}

/** Kinds whose outcomes depend on more than the value. `calls.ts` names their inputs. */
export const ownKinds = {
  loginPassword: kind([
    ...withStatus(401, [
      ...injections,
      ' ',
      `${administrator.password} `,
      ` ${administrator.password}`,
      administrator.password.toLowerCase(),
      long(1_000),
    ]),
    ...withStatus(422, ['', ...unreadable, long(1_001), file]),
  ]),
  // The administrator here has no second factor, so a code that can be read is ignored.
  signInCode: kind([
    ...orAbsent(withStatus(422, [...unreadable, long(101), file])),
    ...withStatus(200, [...injections, ...numbers.slice(0, 4), long(100)]),
  ]),
  oldPassword: kind(withStatus(422, [...injections, '', ' ', ...unreadable, long(1_000), long(1_001)])),
  /** The password that other calls compare as the one above, which takes a while. */
  retypedPassword: kind(withStatus(422, ["' or '1'='1", ...unreadableTexts])),
  unaccepted: kind(withStatus(422, unreadableTexts)),
  invitationToken: kind([
    ...withStatus(404, [...injections, ...keywords, ' ', long(43)]),
    ...withStatus(422, ['', ...unreadable, long(1_001)]),
  ]),
  knownUuid: kind([...withStatus(422, wrongUuids), [uuid, 404]]),
  cursor,
  // Other values of these need a cursor of the other order.
  waitsFor: choiceOf(['US', 'us '], ['us', 'them']),
  caseState: choiceOf(['Open', ' open'], ['', 'open', 'handedOver']),
  caseSort: choiceOf(['id', 'hours '], ['', 'hours']),
  // The lists of cases and tickets order some of their rows by another value, whose cursors have two numbers.
  valueCursor: kind([
    ...withStatus(422, [...injections, ...badNumbers.filter((number) => number !== '1.5'), ...blank, ...unreadable]),
    ...withStatus(422, ['999', '1.0', '1.01', '01.1', '1.', '.1', '1.1.1', '1.-1', `${'1'.repeat(16)}.1`]),
    ...withStatus(200, ['1.5', '0.1', `${'9'.repeat(15)}.${'9'.repeat(15)}`]),
  ]),
};

const honeypot = withStatus(200, [...injections, ...keywords, ...unreadable, long(3_000)]);

const day: Expected[] = [
  ...withStatus(200, ['2026-01-31', '0001-01-01', '9999-12-31']),
  ...withStatus(422, [...injections, ...keywords, ...numbers, ...scripts, 'a\0b', '2026-02-30', '2026-1-1']),
];

const email = withStatus(422, [
  ...[...injections, ...keywords, ...numbers, ...scripts, ...blank, ...invisible, ...unreadable],
  // server/validation/email.test.ts has all forms of wrong addresses.
  ...['ada@example', 'Ada <ada@example.com>', 'ada@example.com\r\nBcc: bob@example.com', long(70)],
]);

const picture: Expected[] = [
  // server/media has all forms of files that are no pictures.
  ...withStatus(422, [
    'not a file',
    ...injections,
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
    new File(['GIF89a<script>alert(1)</script>'], 'a.gif', { type: 'image/gif' }),
    new File([png.slice(0, 40)], 'a.png', { type: 'image/png' }),
    new File([gif.slice(0, 14)], 'a.gif', { type: 'image/gif' }),
    new File(['MZ'], 'a.exe', { type: 'image/png' }),
    new File([], 'a.png', { type: 'image/png' }),
  ]),
  ...withStatus(200, [
    new File([png], '../../../etc/passwd'),
    new File([png], 'a\0b.png'),
    new File([png], 'a.php'),
    new File([png], long(300)),
    new File([png], '"; filename="b.html'),
    new File([Buffer.concat([png, Buffer.from('<?php system($_GET[0]); ?>')])], 'a.png'),
    '',
  ]),
];

const page: Expected[] = [
  ...withStatus(422, [...nonsense, ...badNumbers.filter((number) => !hugeNumbers.includes(number)), ' 1', '1 ']),
  ...withStatus(200, [...hugeNumbers, '2', '1000000']),
];

const filter = (max: number): Expected[] => [
  ...withStatus(200, [...injections, ...keywords, ...scripts, ...blank, ...invisible, long(200)]),
  ...withStatus(422, ['a\0b', 'a\0', long(max + 1)]),
];

/** One of a closed set of values. */
function choice(part: Part, choices: readonly unknown[], isRequired: boolean): Expected[] {
  const values = choices.map(String);
  const close = values.flatMap((one) => [one.toUpperCase(), `${one} `, ` ${one}`]);
  const blanks = isRequired && part !== 'path' ? blank : blank.filter(Boolean);
  const refused = [...nonsense, ...numbers, ...blanks, ...close, long(301)].filter((one) => !values.includes(one));
  const hostile = withStatus(422, refused);
  if (!values.includes('')) return hostile;
  // An optional choice of a query is a filter. Another choice would be carried out.
  return part === 'query' ? orAbsent([...hostile, ...withStatus(200, values)]) : hostile.filter(isPresent);
}

function secret(max: number, min: number) {
  const tooShort = [' ', 'a', '12345'].filter(({ length }) => length < min);
  return withStatus(422, ['', ...tooShort, ...unreadable, long(max + 1), file]);
}

const matching = (pattern: RegExp) =>
  withStatus(
    422,
    [...nonsense, ...numbers, ...blank, '1 ', ' 1', '1\n'].filter((value) => !pattern.test(value)),
  );

/** What the OpenAPI document says about a value. */
export type InputSchema = {
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  anyOf?: readonly [InputSchema, InputSchema];
  minLength?: number;
  maxLength?: number;
  maximum?: number;
};

type Part = 'path' | 'query' | 'field';

function hostileTexts(part: Part, { minLength = 0, maxLength = Number.NaN }: InputSchema) {
  if (part === 'query') return filter(maxLength);
  return minLength > 0 ? text(maxLength) : orAbsent(text(maxLength));
}

function hostileNumbers(part: Part, { maximum }: InputSchema) {
  if (part === 'path') return pathId;
  if (part === 'field') return [...wrongIds, ...withStatus(422, [''])];
  return maximum === undefined ? page : cursor.hostile;
}

const hostileUuids = (part: Part): Expected[] =>
  part === 'path' ? withStatus(404, [...wrongUuids, uuid]) : [...withStatus(422, wrongUuids), [uuid, 200]];

const formats: Readonly<Record<string, (part: Part, schema: InputSchema) => Expected[]>> = {
  'idn-email': () => email,
  date: () => day,
  binary: () => picture,
  uuid: hostileUuids,
  password: (_, { minLength = 1, maxLength = Number.NaN }) => secret(maxLength, minLength),
};

/** The hostile values of what a validator describes, or undefined for a description that nothing here knows. */
function hostileOf(part: Part, schema: InputSchema, isRequired: boolean): Expected[] | undefined {
  const { type, format, pattern, anyOf, enum: choices } = schema;
  const types = [type].flat();
  if (anyOf) {
    const hostile = hostileOf(part, anyOf[0], isRequired);
    return hostile && anyOf[1].enum?.includes('') ? orAbsent(hostile) : hostile;
  }
  if (format) return formats[format]?.(part, schema);
  if (choices) return choice(part, choices, isRequired);
  if (types.includes('integer')) return hostileNumbers(part, schema);
  if (pattern) return matching(new RegExp(pattern));
  if (types.includes('string')) return hostileTexts(part, schema);
  return type === undefined ? honeypot : undefined;
}

const known = new Map<string, Kind>();

/** The kind of an input. Inputs with the same description share one. */
export function kindOf(
  part: Part,
  { description: _, ...schema }: InputSchema & { description?: string },
  isRequired: boolean,
) {
  const key = JSON.stringify([part, schema, isRequired]);
  const hostile = known.get(key)?.hostile ?? hostileOf(part, schema, isRequired);
  if (!hostile) throw new Error(`The corpus has no values for ${key}: add them to values.ts`);
  const own = known.get(key) ?? { hostile };
  known.set(key, own);
  return own;
}

const refusals = new Map<Kind, Kind>();

/** The kind without the values that are accepted. */
export function onlyRefused(given: Kind) {
  const refused = refusals.get(given) ?? { hostile: given.hostile.filter(([, status]) => status !== 200) };
  refusals.set(given, refused);
  return refused;
}
