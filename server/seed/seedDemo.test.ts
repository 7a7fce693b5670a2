import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { languages } from '#api/wire.ts';
import { temporaryFolder } from '#scripts/support/temporaryFolder.ts';
import { type Database, openDatabase } from '#server/db/Database.ts';
import { diskStore } from '#server/storage/diskStore.ts';
import { allRows, insert, subscriberRow } from '#tests/support/rows.ts';
import { seedDemo } from './seedDemo.ts';

const pictures = 'server/seed/pictures';
const now = Date.UTC(2026, 10, 15, 9, 30);
const mediaFolder = temporaryFolder();
const seed = (into: Database) => seedDemo(into, { pictures, media: diskStore(mediaFolder), now, noPassword: '*' });
/** All rows of the demo. */
let demo: Awaited<ReturnType<typeof allRows>>;
let other: Database;

beforeAll(async () => {
  const db = await openDatabase({ sqliteFile: ':memory:' });
  await seed(db);
  demo = await allRows(db);
  await db.destroy();
});
beforeEach(async () => {
  other = await openDatabase({ sqliteFile: ':memory:' });
  return () => other.destroy();
});

test('the demo has the documented number of rows in each table', async () => {
  const { users, faq, category, ticket, pre_launch_user } = demo;

  expect([users, faq, category, pre_launch_user].map(({ length }) => length)).toEqual([64, 12, 8, 45]);
  expect([0, 1].map((state) => ticket.filter((one) => one.state === state).length)).toEqual([45, 15]);
});

test('cases are in every state, over two months, and removed users keep only their decision', async () => {
  const users = new Set(demo.users.map(({ uuid }) => uuid));
  const cases = demo.moderation_case.map((one) => {
    return { ...one, measure: demo.decision.find(({ case_id }) => case_id === one.id)?.measure ?? null };
  });
  const measures = ['dismiss', 'warn', 'suspend1', 'suspend3', 'suspend7', 'suspend30', 'suspend90', 'remove'];
  const outcomes = demo.appeal.map(({ outcome }) => outcome);
  const opened = cases.map(({ opened_at }) => opened_at);

  expect(new Set(cases.map(({ measure }) => measure))).toEqual(new Set([...measures, null]));
  expect(opened).toEqual(opened.toSorted((a, b) => a - b));
  expect(now - (opened[0] ?? 0)).toBeGreaterThan(56 * 24 * 3_600_000);
  expect(cases.filter(({ opened_at, decided_at }) => decided_at !== null && decided_at <= opened_at)).toEqual([]);
  expect(cases.filter(({ user_uuid }) => !users.has(user_uuid))).toMatchObject([{ measure: 'remove' }]);
  expect(new Set(outcomes)).toEqual(new Set(['upheld', 'overturned', null]));
  expect(outcomes.filter((outcome) => outcome === null).length).toBeGreaterThanOrEqual(3);
  expect(cases.filter(({ user_uuid }) => user_uuid === cases[3]?.user_uuid)).toHaveLength(3); // again and again
});

test('nobody reports, is reported or writes before joining', () => {
  const joined = new Map(demo.users.map(({ uuid, created_at }) => [uuid, created_at]));
  const acts = [
    ...demo.moderation_case.map(({ user_uuid, opened_at }) => ({ uuid: user_uuid, at: opened_at })),
    ...demo.report.map(({ reporter_uuid, created_at }) => ({ uuid: reporter_uuid, at: created_at })),
    ...demo.ticket.map(({ user_uuid, time }) => ({ uuid: user_uuid, at: time * 1_000 })),
  ];

  expect(acts.filter(({ uuid, at }) => at < (joined.get(uuid ?? '') ?? 0))).toEqual([]);
});

test("each ticket has a conversation in its author's language, after its first message and before the seed", async () => {
  const tickets = new Map(demo.ticket.map((ticket) => [ticket.id, ticket]));
  const messages = demo.ticket_message.map((message) => ({ ...tickets.get(message.ticket_id), ...message }));
  const ofPersons = messages.filter(({ author }) => author === 'person');

  for (const [language, script] of Object.entries({ ko: /[가-힣]/, hi: /[\u0900-\u097f]/ }))
    expect(ofPersons.filter((one) => script.test(one.text) !== (one.language === language))).toEqual([]);
  expect(messages.filter(({ created_at, time = 0 }) => created_at <= time * 1_000)).toEqual([]);
  expect(messages.filter(({ created_at }) => created_at > now)).toEqual([]);
  expect(new Set(messages.map(({ author }) => author))).toEqual(new Set(['person', 'support', 'note']));
});

test('the waiting list has confirmed, asked and former subscribers in each language, and keeps them all', async () => {
  const { consent: consents } = demo;
  const states = consents.map(({ confirmed_at, unsubscribed_at }) =>
    unsubscribed_at !== null ? 'left' : confirmed_at === null ? 'asked' : 'confirmed',
  );
  const times = consents.flatMap(({ confirmed_at, unsubscribed_at }) => [confirmed_at ?? 0, unsubscribed_at ?? 0]);

  expect(new Set(states)).toEqual(new Set(['confirmed', 'asked', 'left']));
  expect(new Set(consents.map(({ language }) => language))).toEqual(new Set<string>(languages));
  expect(consents).toHaveLength(45);
  expect(consents.filter(({ purge_at }) => purge_at !== null)).toEqual([]);
  expect(Math.max(...times)).toBeLessThanOrEqual(now);
});

test('every picture of a row exists, and no two portraits are equal', async () => {
  const { users, category } = demo;
  const portraits = users.map((user) => readFileSync(join(mediaFolder, String(user.profile_picture)), 'base64'));
  const shots = users.flatMap((user) => [user.shot_1, user.shot_2, user.shot_3, user.shot_4, user.shot_5, user.shot_8]);
  const named = [...shots, ...category.map(({ image }) => image)].filter((path) => path !== null);

  expect(named.filter((path) => !existsSync(join(mediaFolder, path)))).toEqual([]);
  expect(new Set(portraits).size).toBe(64);
  expect(users.filter((user) => user.shot_8 !== null).length).toBeGreaterThanOrEqual(3);
});

test('all users are adults, some omit optional fields, and both platforms and several scripts occur', async () => {
  const { users } = demo;

  expect(Math.min(...users.map(({ age }) => age ?? 0))).toBeGreaterThanOrEqual(18);
  expect(new Set(users.map(({ platform }) => platform))).toEqual(new Set(['ios', 'android']));
  for (const field of ['location', 'bio', 'language', 'education', 'smoking', 'drinking', 'shot_1'] as const)
    expect(users.some((user) => user[field] === null)).toBe(true);
  const scripts = ['Hangul', 'Devanagari', 'Arabic', 'Cyrillic'].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));
  for (const script of [...scripts, /[À-ž]/])
    expect(users.filter(({ name }) => script.test(name)).length).toBeGreaterThanOrEqual(3);
});

test('two seeds are equal to the last field, and a second start does not restore deleted rows', async () => {
  expect(await seed(other)).toBe(true);
  const { hash_key, signature_key, ...rows } = await allRows(other);
  expect({ ...demo, hash_key, signature_key }).toEqual({ ...rows, hash_key, signature_key });

  await other.deleteFrom('faq').execute();
  const before = await allRows(other);
  expect(await seed(other)).toBe(false);
  expect(await allRows(other)).toEqual(before);
});

test('a database that has rows gets no demo', async () => {
  const empty = temporaryFolder();
  await insert(other, 'pre_launch_user', subscriberRow('ada@example.com'));

  expect(await seedDemo(other, { pictures, media: diskStore(empty), now, noPassword: '*' })).toBe(false);
  expect(readdirSync(empty)).toEqual([]);
});

test('the pictures weigh less than 2 MB', () => {
  const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

  expect(bytes).toBeLessThan(2_000_000);
});
