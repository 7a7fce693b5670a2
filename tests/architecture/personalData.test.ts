import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { fileColumns, personalData } from '#server/erasure/personalData.ts';

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ sqliteFile: ':memory:' });
  return () => db.destroy();
});

/** Without the tables of searches, whose rows triggers delete with those that they are about. */
const tablesOf = async () =>
  (await db.introspection.getTables())
    .filter(({ name }) => !/_search(?:$|_)/.test(name))
    .map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name) }));

type Listed = {
  erases?: readonly { clears?: readonly string[] }[];
  keeps?: readonly string[];
  files?: readonly string[];
  deletedWith?: string;
  nonPersonal?: string;
};

const listed = Object.entries(personalData as Readonly<Record<string, Listed>>);

test('the list of personal data has each table, and each column of a row that an erasure leaves', async () => {
  const columnsIn = ({ erases = [], keeps = [] }: Listed) => [
    ...new Set([...erases.flatMap(({ clears = [] }) => clears), ...keeps]),
  ];
  const isLeft = ({ erases, keeps }: Listed) => keeps !== undefined || erases?.some(({ clears }) => clears);
  const tables = await tablesOf();

  expect(listed.map(([name]) => name).sort()).toEqual(tables.map(({ name }) => name).sort());
  for (const [name, erasure] of listed.filter(([, one]) => isLeft(one))) {
    const { columns } = tables.find((table) => table.name === name) ?? {};
    expect([name, columnsIn(erasure).sort()]).toEqual([name, columns?.toSorted()]);
  }
});

test('a foreign key deletes each row that is listed as deleted with another', async () => {
  for (const [name, { deletedWith }] of listed) {
    if (!deletedWith) continue;
    const { rows } = await sql<{ table: string; on_delete: string }>`
      select * from pragma_foreign_key_list(${name})`.execute(db);
    expect([name, rows]).toEqual([
      name,
      expect.arrayContaining([expect.objectContaining({ table: deletedWith, on_delete: 'CASCADE' })]),
    ]);
  }
});

test('each column that looks like a path of a picture is listed as a file', async () => {
  const looksLikeFile = /picture|image|shot|photo|evidence$/;
  const files = (await tablesOf()).flatMap(({ name, columns }) =>
    columns.filter((column) => looksLikeFile.test(column)).map((column) => `${name}.${column}`),
  );
  const listedColumns = fileColumns.flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));

  expect(listedColumns.sort()).toEqual(files.sort());
});

test('each table with data of a person is in that person’s export', () => {
  const files = readdirSync('server/export').filter((name) => name.startsWith('collect'));
  const source = files.map((name) => readFileSync(join('server/export', name), 'utf8')).join('');
  const personal = listed.filter(([, { nonPersonal }]) => !nonPersonal).map(([name]) => name);
  const withoutPerson = ['idempotency_key', 'mail_token', 'pending_removal'];

  expect(personal.length).toBeGreaterThan(8);
  const missing = personal.filter((name) => !source.includes(`'${name}'`) && !source.includes(`'${name} as `));
  expect(missing.sort()).toEqual(withoutPerson);
});
