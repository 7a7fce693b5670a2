import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { exportOf } from '#admin/engine/schema/fieldsOn.ts';
import { loadPolyglot } from '#admin/engine/text/adminMessages.ts';
import { createResourceText } from '#admin/engine/text/resourceText.ts';
import { users } from '#admin/resources/users.ts';
import { toCsv } from './toCsv.ts';

const columns = exportOf(users)?.columns ?? [];
const { translate } = await loadPolyglot('en');
const text = createResourceText(translate, 'users');
const options = { columns, headings: text, format: plainFormatContext };
const user = { uuid: 'u-1', email: 'ada@example.com', created_at: '2025-08-03T16:05:00' };
const csvOf = (...names: string[]) =>
  toCsv(
    users,
    names.map((name) => ({ ...user, name })),
    options,
  );

const emailCell = (email: string) =>
  Papa.parse<Record<string, string>>(toCsv(users, [{ ...user, name: 'Ada', email }], options).slice(1), {
    header: true,
  }).data[0]?.Email;

test('the users file has its five columns and begins with a byte-order mark', () => {
  expect(csvOf('Ada Lovelace')).toBe(
    '\ufeff"UUID","Name","Email","Created Date","Created Time"\r\n"u-1","Ada Lovelace","ada@example.com","03-08-2025","04:05 PM"',
  );
});

test('the file masks personal data while the preference masks it', () => {
  const masked = toCsv(users, [{ ...user, name: 'Ada' }], {
    ...options,
    format: { ...plainFormatContext, masksPersonalData: true },
  });

  expect(masked.split('\r\n')[1]).toBe('"u-1","•••","•••","03-08-2025","04:05 PM"');
});

test('an amount is a number that a spreadsheet can add, and its currency or percent sign is in the next column', () => {
  const price = { kind: 'money', currency: 'currency', percent: { type: 'share' }, on: ['list'] } as const;
  const rows = [{ price: -12.5, currency: 'EUR' }, { price: 5, type: 'share' }, {}];
  const csv = toCsv({ ...users, fields: { price } }, rows, { ...options, columns: [{ field: 'price' }] });

  expect(csv.split('\r\n').slice(1)).toEqual(['"-12.50","EUR"', '"5","%"', '"",""']);
  expect(csv).toContain('"price","Currency (price)"');
});

test('without declared columns, the file has the columns of the list and the name of the resource', () => {
  expect(exportOf({ ...users, list: { ...users.list, export: true } })).toEqual({
    fileName: 'users.csv',
    columns: [{ field: 'name' }, { field: 'created_at' }, { field: 'location' }],
  });
  expect(exportOf({ ...users, list: { ...users.list, export: undefined } })).toBeUndefined();
});

test('a date that cannot be parsed leaves its cells empty', () => {
  expect(toCsv(users, [{ ...user, name: 'Ada', created_at: 'soon' }], options)).toMatch(/,"",""$/);
});

const formulaStarts = [...'=+-@＝＋－＠−﹣﹢﹦﹫'];
const ignored = ['', '\0', '  ', '\u00a0', '\u3000', '\ufeff', '\u200b', "'", '"'];

test.each([
  ...formulaStarts.flatMap((start) => ignored.map((before) => `${before}${start}1`)),
  ...['\tplain', '\nplain', '\0plain'],
])('%j gets an apostrophe, so that no spreadsheet runs it as a formula', (text) => {
  expect(emailCell(text)).toBe(`'${text}`);
});

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a\t=1+1', "a\t'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a; "+1"', `a;' "+1"`],
  ['a;b;−1', "a;b;'−1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
])('%j gets an apostrophe after the separator, where a spreadsheet may start a new cell', (text, escaped) => {
  expect(emailCell(text)).toBe(escaped);
});

test.each(['Ada Lovelace', 'a=b', '서지우', '1-2', 'a;b', '  two blanks'])('%j is exported unchanged', (text) => {
  expect(emailCell(text)).toBe(text);
});
