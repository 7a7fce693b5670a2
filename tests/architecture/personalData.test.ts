import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/Database.ts';

/** Tables without anything about the people who use the app, or on the waiting list. */
const impersonal = [
  'administrator',
  'attempt',
  'canned_answer',
  'category',
  'faq',
  'idempotency_key',
  'invitation',
  'known_address',
  'letter',
  'letter_text',
  'mail_token',
  'recovery_code',
  'row_count',
  'session',
  'write_probe',
];

/** Kept after a removal, with nothing in it that says who it was; or removed with the row that it belongs to. */
const outlives = ['audit', 'moderation_case', 'suspension', 'consent', 'outbox', 'ticket_message'];

const namedIn = (file: string, tables: readonly string[]) => {
  const source = readFileSync(file, 'utf8');
  return tables.filter((table) => source.includes(`'${table}'`) || source.includes(`'${table} as `));
};

test('each table with something about a person is in the file of that person, and emptied by a removal', async () => {
  const db = await openDatabase({ sqliteFile: ':memory:' });
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  await db.destroy();
  const personal = tables.filter((table) => !impersonal.includes(table));

  expect(personal.length).toBeGreaterThan(8);
  expect(namedIn('server/moderation/exportUser.ts', personal)).toEqual(personal);
  const erased = personal.filter((table) => !outlives.includes(table));
  expect(namedIn('server/moderation/eraseUser.ts', erased)).toEqual(erased);
});
