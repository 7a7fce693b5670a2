import { expect, test } from 'vitest';
import { plainFormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { category } from '#admin/resources/category.ts';
import { users } from '#admin/resources/users.ts';
import type { Values } from '#api/values.ts';
import { searchedTexts } from '#tests/support/sameTexts.ts';
import { matchRecords } from './matchRecords.ts';

const search = (definition: AnyResource, records: Values[], text: string) =>
  matchRecords(definition, records, { search: text, filters: {}, sort: undefined, format: plainFormatContext });

const rows = [
  { name: 'Amélie Laurent', email: 'amelie@example.com' },
  { name: '김지훈', email: 'jihoon.kim@example.com' },
  { name: null, email: 'sunny.window@example.net' },
];
const emailsOf = (text: string) => search(users, rows, text).map(({ email }) => email);

test.each([
  ['a name, whatever its letter case and accents', 'AMELIE l', ['amelie@example.com']],
  ['the first syllable of a Korean name', '김', ['jihoon.kim@example.com']],
  ['any part of an email, between blanks', '  example.net ', ['sunny.window@example.net']],
  ['blanks alone', '   ', rows.map(({ email }) => email)],
])('%s finds its records', (_, text, emails) => {
  expect(emailsOf(text)).toEqual(emails);
});

test.each(searchedTexts)('whether %j is found by %j: %s', (name, typed, isFound) => {
  expect(search(users, [{ name, email: '' }], typed)).toHaveLength(isFound ? 1 : 0);
});

test('a person is found by the email below the name', () => {
  const events: AnyResource = {
    ...category,
    fields: { host: { kind: 'person', whose: 'value', on: ['list'] } },
    list: { ...category.list, search: ['host'] },
  };
  const hosted = [{ host: { name: 'Ada', email: 'ada@example.com' } }, { host: null }];
  expect(search(events, hosted, 'ada@')).toEqual([hosted[0]]);
});

test('a choice is filtered by its whole value', () => {
  const plan = { kind: 'choice', of: ['free', 'freelance'], on: ['list'] } as const;
  const records = plan.of.map((value) => ({ plan: value }));
  const query = { search: '', filters: { plan: 'free' }, sort: undefined, format: plainFormatContext };
  expect(matchRecords({ ...category, fields: { plan } }, records, query)).toEqual([{ plan: 'free' }]);
});

test('a list without searched fields is never filtered', () => {
  expect(search(category, rows, 'zzz')).toHaveLength(3);
});
