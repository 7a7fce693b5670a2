import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import type { Tables } from '#server/db/Tables.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { seedDemo } from './seedDemo.ts';

const pictures = 'server/seed/pictures';
const now = Date.UTC(2026, 10, 15, 9, 30);
const mediaFolder = temporaryFolder();
const seed = (into: Database) => seedDemo(into, { pictures, media: diskStore(mediaFolder), now, noPassword: '*' });
let db: Database;
let other: Database;

beforeAll(async () => {
  db = await openDatabase({ sqliteFile: ':memory:' });
  await seed(db);
  return () => db.destroy();
});
beforeEach(async () => {
  other = await openDatabase({ sqliteFile: ':memory:' });
  return () => other.destroy();
});
/** All rows, by table, but those that differ in every database. */
async function everything(from: Database) {
  const tables = (await from.introspection.getTables()).filter(({ name }) => !/^hash_key|migration/.test(name));
  const rows = tables.map(async ({ name }) => [
    name,
    await from
      .selectFrom(name as 'faq')
      .selectAll()
      .execute(),
  ]);
  return Object.fromEntries(await Promise.all(rows)) as { [Name in keyof Tables]: Selectable<Tables[Name]>[] };
}

test('the demo has the documented number of rows in each table', async () => {
  const { users, faq, category, ticket, pre_launch_user } = await everything(db);

  expect([users, faq, category, pre_launch_user].map(({ length }) => length)).toEqual([64, 12, 8, 45]);
  expect([0, 1].map((state) => ticket.filter((one) => one.state === state).length)).toEqual([45, 15]);
});

test('cases are in every state, over two months, and removed users keep only their decision', async () => {
  const cases = await db
    .selectFrom('moderation_case as c')
    .leftJoin('decision as d', 'd.case_id', 'c.id')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .select(['c.user_uuid', 'c.opened_at', 'c.decided_at', 'd.measure', 'users.id as user'])
    .orderBy('c.id')
    .execute();
  const measures = ['dismiss', 'warn', 'suspend1', 'suspend3', 'suspend7', 'suspend30', 'suspend90', 'remove'];
  const outcomes = (await db.selectFrom('appeal').select('outcome').execute()).map(({ outcome }) => outcome);
  const opened = cases.map(({ opened_at }) => opened_at);

  expect(new Set(cases.map(({ measure }) => measure))).toEqual(new Set([...measures, null]));
  expect(opened).toEqual(opened.toSorted((a, b) => a - b));
  expect(now - (opened[0] ?? 0)).toBeGreaterThan(56 * 24 * 3_600_000);
  expect(cases.filter(({ opened_at, decided_at }) => decided_at !== null && decided_at <= opened_at)).toEqual([]);
  expect(cases.filter(({ user }) => user === null).map(({ measure }) => measure)).toEqual(['remove']);
  expect(new Set(outcomes)).toEqual(new Set(['upheld', 'overturned', null]));
  expect(outcomes.filter((outcome) => outcome === null).length).toBeGreaterThanOrEqual(3);
  expect(cases.filter(({ user_uuid }) => user_uuid === cases[3]?.user_uuid)).toHaveLength(3); // again and again
});

test("each ticket has a conversation in its author's language, after its first message and before the seed", async () => {
  const messages = await db
    .selectFrom('ticket_message as m')
    .innerJoin('ticket', 'ticket.id', 'm.ticket_id')
    .select(['m.author', 'm.text', 'm.created_at', 'ticket.time', 'ticket.language', 'ticket.state'])
    .execute();
  const personMessages = messages.filter(({ author }) => author === 'person');

  expect(personMessages.filter(({ language, text }) => /[가-힣]/.test(text) !== (language === 'ko'))).toEqual([]);
  expect(personMessages.filter(({ language, text }) => /[\u0900-\u097f]/.test(text) !== (language === 'hi'))).toEqual(
    [],
  );
  expect(messages.filter(({ created_at, time }) => created_at <= time * 1_000)).toEqual([]);
  expect(messages.filter(({ created_at }) => created_at > now)).toEqual([]);
  expect(new Set(messages.map(({ author }) => author))).toEqual(new Set(['person', 'support', 'note']));
});

test('the waiting list has confirmed, asked and former subscribers in each language, and keeps them all', async () => {
  const consents = await db.selectFrom('consent').selectAll().execute();
  const stateOf = ({ confirmed_at, unsubscribed_at }: (typeof consents)[number]) =>
    unsubscribed_at !== null ? 'left' : confirmed_at === null ? 'asked' : 'confirmed';
  const times = consents.flatMap(({ confirmed_at, unsubscribed_at }) => [confirmed_at ?? 0, unsubscribed_at ?? 0]);

  expect(new Set(consents.map(stateOf))).toEqual(new Set(['confirmed', 'asked', 'left']));
  expect(new Set(consents.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'ko', 'hi']));
  expect(consents).toHaveLength(45);
  expect(consents.filter(({ purge_at }) => purge_at !== null)).toEqual([]);
  expect(Math.max(...times)).toBeLessThanOrEqual(now);
});

test('every picture of a row exists, and no two portraits are equal', async () => {
  const users = await db.selectFrom('users').selectAll().execute();
  const categories = await db.selectFrom('category').selectAll().execute();
  const portraits = users.map((user) => readFileSync(join(mediaFolder, String(user.profile_picture)), 'base64'));
  const shots = users.flatMap((user) => [user.shot_1, user.shot_2, user.shot_3, user.shot_4, user.shot_5, user.shot_8]);
  const named = [...shots, ...categories.map(({ image }) => image)].filter((path) => path !== null);

  expect(named.filter((path) => !existsSync(join(mediaFolder, path)))).toEqual([]);
  expect(new Set(portraits).size).toBe(64);
  expect(users.filter((user) => user.shot_8 !== null).length).toBeGreaterThanOrEqual(3);
});

test('all users are adults, some omit optional fields, and both platforms and several scripts occur', async () => {
  const users = await db.selectFrom('users').selectAll().execute();

  expect(Math.min(...users.map(({ age }) => age ?? 0))).toBeGreaterThanOrEqual(18);
  expect(new Set(users.map(({ platform }) => platform))).toEqual(new Set(['ios', 'android']));
  for (const field of ['location', 'bio', 'language', 'education', 'smoking', 'drinking', 'shot_1'] as const) {
    expect(users.some((user) => user[field] === null)).toBe(true);
  }
  for (const script of [
    /\p{Script=Hangul}/u,
    /\p{Script=Devanagari}/u,
    /\p{Script=Arabic}/u,
    /\p{Script=Cyrillic}/u,
    /[À-ž]/,
  ]) {
    expect(users.filter(({ name }) => script.test(name)).length).toBeGreaterThanOrEqual(3);
  }
});

test('two seeds are equal to the last field, and a second start does not restore deleted rows', async () => {
  expect(await seed(other)).toBe(true);
  expect(await everything(other)).toEqual(await everything(db));

  await other.deleteFrom('faq').execute();
  const before = await everything(other);
  expect(await seed(other)).toBe(false);
  expect(await everything(other)).toEqual(before);
});

test('a database that has rows gets no demo', async () => {
  const empty = temporaryFolder();
  await other.insertInto('pre_launch_user').values({ name: null, email: 'ada@example.com', created_at: 1 }).execute();

  expect(await seedDemo(other, { pictures, media: diskStore(empty), now, noPassword: '*' })).toBe(false);
  expect(readdirSync(empty)).toEqual([]);
});

test('the pictures weigh less than 2 MB', () => {
  const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

  expect(bytes).toBeLessThan(2_000_000);
});
