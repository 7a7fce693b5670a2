import { Buffer } from 'node:buffer';
import { administrator } from '#scripts/support/serverProcess.ts';
import { gif, png } from '#tests/support/images.ts';
import { userRow } from '#tests/support/rows.ts';

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

/** The same for an optional field. */
const optionalText = (max: number): Expected[] =>
  text(max).map(([value, status]) => [value, value === '' ? 200 : status]);

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

/** One of a closed set of values. */
const choice = withStatus(422, [...nonsense, ...numbers, long(301)]);

const wrongUuids = [...nonsense, ...numbers, `${uuid} `, `{${uuid}}`, uuid.replaceAll('-', ''), `${uuid}0`];

const kind = (valid: string, hostile: Expected[]) => ({ valid: () => valid, hostile });

const choiceOf = (valid: string, refused: string[], accepted: string[]) =>
  kind(valid, [...choice, ...withStatus(422, refused), ...withStatus(200, accepted)]);

const badPasswords = ['', ' ', 'a', '12345', ...unreadable, long(1_001)];

const unreadableTexts = ['', ' ', ...unreadable, long(1_001)];

let nameCount = 0;

/** A valid value of every kind, and its hostile values, each with the status of the response. */
export const kinds = {
  pathId: kind('1', pathId),
  fieldId: kind('1', [...wrongIds, ['', 422]]),
  optionalId: kind('1', [...wrongIds, ['', 200]]),
  uuid: kind(userRow(1).uuid, withStatus(404, [...wrongUuids, uuid])),
  state: kind('0', withStatus(422, [...nonsense, ...numbers.filter((number) => number !== '0'), '2', '0 ', ' 1'])),
  page: kind('1', [
    ...withStatus(422, [...nonsense, ...badNumbers.filter((number) => !hugeNumbers.includes(number)), ' 1', '1 ']),
    ...withStatus(200, [...hugeNumbers, '2', '1000000']),
  ]),
  email: kind(administrator.email, [
    ...withStatus(422, [...injections, ...keywords, ...numbers, ...scripts, ...blank, ...invisible, ...unreadable]),
    // server/validation/email.test.ts has all forms of wrong addresses.
    ...withStatus(422, ['ada@example', 'Ada <ada@example.com>', 'ada@example.com\r\nBcc: bob@example.com', long(70)]),
  ]),
  loginPassword: kind(administrator.password, [
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
  signInCode: kind('', [
    ...withStatus(200, [...injections, ...numbers.slice(0, 4), '', ' ', long(100)]),
    ...withStatus(422, [...unreadable, long(101), file]),
  ]),
  oldPassword: kind(
    'not the password',
    withStatus(422, [...injections, '', ' ', ...unreadable, long(1_000), long(1_001)]),
  ),
  /** The password that other calls compare as the one above, which takes a while. */
  retypedPassword: kind('not the password', withStatus(422, ["' or '1'='1", ...unreadableTexts])),
  unaccepted: kind('not accepted', withStatus(422, unreadableTexts)),
  newPassword: kind('another password', withStatus(422, [...badPasswords, '👩‍👩‍👧'])),
  // No two categories have the same name.
  name: { valid: () => `Tea ${++nameCount}`, hostile: text(100) },
  shortText: kind('Why?', text(300)),
  longText: kind('Because.', text(5_000)),
  note: kind('Seen before.', text(2_000)),
  // An accepted note would decide the case or close the ticket, which no call can do twice.
  refusedNote: kind('Seen before.', withStatus(422, [...unreadable, long(2_001), file])),
  measure: kind('suspend1', choice),
  guideline: kind('consent', choice),
  outcome: kind('upheld', choice),
  appealState: choiceOf('open', ['Open'], ['', 'decided']),
  platform: kind('ios', choice),
  reason: kind('spam', choice),
  knownUuid: kind(userRow(1).uuid, [...withStatus(422, wrongUuids), [uuid, 404]]),
  fieldUuid: kind(userRow(2).uuid, [...withStatus(422, wrongUuids), [uuid, 200]]),
  optionalNote: kind('Sells things.', [
    ...withStatus(200, [...injections, ...scripts, '', long(2_000)]),
    ...withStatus(422, [...unreadable, ' ', long(2_001), file]),
  ]),
  honeypot: kind('', withStatus(200, [...injections, ...keywords, ...unreadable, long(3_000)])),
  letterLanguage: kind('ko', choice),
  optionalText: kind('¿Por qué?', optionalText(300)),
  optionalLongText: kind('Porque sí.', optionalText(5_000)),
  filter: kind('', [
    ...withStatus(200, [...injections, ...keywords, ...scripts, ...blank, ...invisible, long(200)]),
    ...withStatus(422, ['a\0b', 'a\0', long(1_000)]),
  ]),
  day: kind('2026-01-31', [
    ...withStatus(200, [...blank, '2026-01-31', '0001-01-01', '9999-12-31']),
    ...withStatus(422, [...injections, ...keywords, ...numbers, ...scripts, 'a\0b', '2026-02-30', '2026-1-1']),
  ]),
  role: choiceOf('moderator', [...blank, 'Admin', 'administrator'], []),
  invitationToken: kind('A'.repeat(43), [
    ...withStatus(404, [...injections, ...keywords, ' ', long(43)]),
    ...withStatus(422, ['', ...unreadable, long(1_001)]),
  ]),
  firstPassword: kind('kettle at dawn', withStatus(422, badPasswords)),
  cursor: kind('1', [
    ...withStatus(422, [...injections, ...badNumbers, ...blank, ...unreadable]),
    ...withStatus(200, ['999']),
  ]),
  // The lists of cases and tickets order some of their rows by another value, whose cursors have two numbers.
  valueCursor: kind('1.1', [
    ...withStatus(422, [...injections, ...badNumbers.filter((number) => number !== '1.5'), ...blank, ...unreadable]),
    ...withStatus(422, ['999', '1.0', '1.01', '01.1', '1.', '.1', '1.1.1', '1.-1', `${'1'.repeat(16)}.1`]),
    ...withStatus(200, ['1.5', '0.1', `${'9'.repeat(15)}.${'9'.repeat(15)}`]),
  ]),
  waitsFor: choiceOf('us', [' ', 'US', 'us '], ['us', 'them']),
  caseState: choiceOf('', ['Open', ' open'], ['', 'open', 'handedOver']),
  sort: choiceOf('', ['id', 'hours '], ['', 'hours']),
  order: choiceOf('', ['asc', 'DESC ', ' '], ['', 'ASC', 'DESC']),
  // The valid value is empty: redrawing a picture for each of hundreds of calls takes seconds.
  image: kind('', [
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
  ]),
};

/** The kind of an input. Each has its own hostile values. */
export type Kind = keyof typeof kinds;
