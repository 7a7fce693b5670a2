import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { nullable } from '#server/intake/receive.ts';
import {
  alsoAllowing,
  email,
  filter,
  keyFilter,
  matching,
  objectSchema,
  oneOf,
  optional,
  optionalCursor,
  optionalDay,
  optionalRowId,
  rowId,
  secret,
  text,
  uuid,
  type Validator,
} from './validators.ts';

const ajv = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false });

const accepts = (validate: Validator<unknown>, value: unknown) => {
  try {
    validate(value);
    return true;
  } catch {
    return false;
  }
};

const someUuid = '0b0e1f7a-2b1c-4d7e-9f00-aabbccddeeff';
const choice = oneOf('us', 'them');

test.each<[string, Validator<unknown>, accepted: unknown[], refused: unknown[]]>([
  ['text', text(3), ['a', 'abc', '👩👩👩', ' a '], ['', 'abcd', 1, null, ['a']]],
  ['secret', secret(10, 6), ['abcdef', ' 12345'], ['', 'abcde', 'abcdefghijk', 123456]],
  ['choice', choice, ['us'], ['', 'Us', null]],
  ['optional choice', optional(choice), ['us', ''], ['Us', null]],
  ['optional text', optional(text(3)), ['', 'abc'], ['abcd', null]],
  ['nullable text', nullable(text(3)), ['', 'abc', null], ['abcd', 1]],
  ['nullable choice', nullable(choice), ['', 'them', null], ['all']],
  ['nullable uuid', nullable(uuid), ['', someUuid, null], [1]],
  ['keyFilter', keyFilter, ['', 'A-1'], ['x'.repeat(255), 1]],
  ['filter', filter, ['', ' ', 'a', 'x'.repeat(254)], ['x'.repeat(255), 1]],
  ['id', rowId, [1, '1', 999_999_999_999_999], [0, -1, 1.5, '01', '1.5', 'a', 1e15, null]],
  ['optional id', optionalRowId, ['7'], ['', 'a', '0']],
  ['cursor', optionalCursor, ['7', '3.17', '0.1'], ['', '1.', '1.01']],
  ['pattern', matching(/^[A-Z]{3}$/), ['ABC'], ['abc', 'ABCD', 1]],
  ['day', optionalDay, ['', '2026-01-31'], [1, null]],
  ['email', email, ['ada@example.com', 'ada@한국.example'], [1, null]],
])('the schema of a %s accepts and refuses the values that its validator does', (_, validate, accepted, refused) => {
  const matches = ajv.compile(validate.schema);
  const judge = (values: unknown[]) =>
    values.map((value) => ({ value, schema: matches(value), validator: accepts(validate, value) }));

  expect(judge(accepted)).toEqual(accepted.map((value) => ({ value, schema: true, validator: true })));
  expect(judge(refused)).toEqual(refused.map((value) => ({ value, schema: false, validator: false })));
});

test('an object requires the fields that are neither optional nor ignored', () => {
  const schema = objectSchema({ name: text(3), order: optional(choice) });

  expect(schema).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 3 },
      order: { type: 'string', enum: ['us', 'them', ''] },
    },
    required: ['name'],
  });
});

test('a list may be null as well', () => {
  const schema = alsoAllowing({ type: 'array', items: { type: 'string' }, maxItems: 2 }, null);

  expect(schema).toEqual({ type: ['array', 'null'], items: { type: 'string' }, maxItems: 2 });
});

test.each([
  ['secret', true],
  ['\u1112\u1161\u11ab secret', true],
  ['\ufdfa', false],
  ['\u1112\u1161\u11abab', false],
  ['ab\u200b\u200b\u200b\u200b', false],
])('whether the password %j has six characters as a person counts them: %s', (password, isLongEnough) => {
  expect(accepts(secret(100, 6), password)).toBe(isLongEnough);
});
