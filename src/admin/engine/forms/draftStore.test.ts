import { IDBFactory } from 'fake-indexeddb';
import { createStore, keys } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-01T12:00:00Z');
const form = { resource: 'faq', form: 'update', record: '1' };
const typed = (value: unknown) => ({ question: { was: 'Is it free?', typed: value } });

let administrator: string | null;

const stored = new Map<string, string>();

const storage = {
  getItem: (key: string) => (key === 'administrator' ? administrator : (stored.get(key) ?? null)),
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

/** The module keeps its connection, so each test imports it again. */
async function open() {
  vi.resetModules();
  return import('./draftStore.ts');
}

const selectOwners = async () => (await keys<[owner: string]>(createStore('drafts', 'drafts'))).map(([owner]) => owner);

/** Opens the form on a page that the browser ends before its database has written anything. */
async function leaveForm() {
  const database = indexedDB;
  vi.stubGlobal('indexedDB', { open: () => ({}), databases: async () => [] });
  void (await open()).createDraft(form).keepLeaving(typed('Free?'));
  await new Promise((resolve) => setImmediate(resolve));
  vi.stubGlobal('indexedDB', database);
}

beforeEach(() => {
  stored.clear();
  administrator = 'ada@example.com';
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', storage);
});

test('a draft returns with its time to the same form of the same record only', async () => {
  const { createDraft } = await open();
  await createDraft(form).keep(typed('Free?'));

  expect(await createDraft(form).load()).toEqual({ savedAt: now, fields: typed('Free?') });
  expect(await createDraft({ ...form, record: '2' }).load()).toBeUndefined();
  expect(await createDraft({ ...form, form: 'create' }).load()).toBeUndefined();
  expect(await createDraft({ ...form, resource: 'category' }).load()).toBeUndefined();
});

test('a draft is kept beside the undecided one before it, and in its place after a decision', async () => {
  const { createDraft } = await open();
  await createDraft(form).keep({ answer: { was: '', typed: 'Yes.' } });
  const second = createDraft(form);
  await second.load();
  await second.keep({});
  expect(await createDraft(form).load()).toEqual({ savedAt: now, fields: { answer: { was: '', typed: 'Yes.' } } });

  await second.keep(typed('Free?'));
  expect(Object.keys((await createDraft(form).load())?.fields ?? {})).toEqual(['answer', 'question']);
  second.decide();
  await second.keep(typed('Free?'));
  expect(Object.keys((await createDraft(form).load())?.fields ?? {})).toEqual(['question']);
  await second.keep({});
  expect(await createDraft(form).load()).toBeUndefined();
});

test('a dropped draft is gone, and its form keeps nothing more', async () => {
  const { createDraft } = await open();
  const draft = createDraft(form);
  await draft.keep(typed('Free?'));
  await draft.drop();
  await draft.keep(typed('Free today?'));

  expect(await createDraft(form).load()).toBeUndefined();
});

test('the changes of a left page join the draft that was kept before', async () => {
  const { createDraft } = await open();
  await createDraft(form).keep({ answer: { was: '', typed: 'Yes.' } });
  await leaveForm();
  vi.setSystemTime(now + day);

  const expected = { savedAt: now, fields: { answer: { was: '', typed: 'Yes.' }, ...typed('Free?') } };
  expect(await createDraft(form).load()).toEqual(expected);
  expect(stored).toEqual(new Map());
});

test('a page that stays after it was hidden keeps its draft in the database only', async () => {
  const { createDraft } = await open();
  await createDraft(form).keepLeaving(typed('Free?'));

  expect(stored).toEqual(new Map());
  expect((await createDraft(form).load())?.fields).toEqual(typed('Free?'));
});

test('the changes of a left page are gone after a sign-out, after its form was saved, and for another administrator', async () => {
  const { createDraft, dropDrafts, dropOldDrafts } = await open();
  await leaveForm();
  expect(stored.size).toBe(1);
  await dropDrafts();
  expect(stored.size).toBe(0);

  await leaveForm();
  void createDraft(form).drop();
  expect(stored.size).toBe(0);

  await leaveForm();
  administrator = 'bea@example.com';
  await dropOldDrafts();
  expect(stored.size).toBe(0);
});

test('drafts belong to their administrator, and a start in the session of another one removes them', async () => {
  const { createDraft, dropOldDrafts } = await open();
  const draft = createDraft(form);
  await draft.keep(typed('Ada'));
  await dropOldDrafts();
  administrator = 'bea@example.com';
  await draft.keep(typed('Still Ada'));
  expect(await selectOwners()).toEqual(['ada@example.com']);

  await createDraft(form).keep(typed('Bea'));
  await dropOldDrafts();
  expect(await selectOwners()).toEqual(['bea@example.com']);
  expect((await createDraft(form).load())?.fields).toEqual(typed('Bea'));
});

test('a sign-out deletes the drafts of everybody, with their database', async () => {
  const { createDraft, dropDrafts } = await open();
  await createDraft(form).keep(typed('Ada'));
  administrator = 'bea@example.com';
  await createDraft(form).keep(typed('Bea'));
  await dropDrafts();

  expect(await indexedDB.databases()).toEqual([]);
  await createDraft(form).keep(typed('Again'));
  expect((await createDraft(form).load())?.fields).toEqual(typed('Again'));
});

test('a sign-out deletes the drafts also while another page has them open', async () => {
  const { createDraft, dropDrafts } = await open();
  await createDraft(form).keep(typed('Ada'));
  const other = await open();
  expect(await other.createDraft(form).load()).toBeDefined();
  await dropDrafts();

  expect(await other.createDraft(form).load()).toBeUndefined();
});

test('a draft is not offered after seven days, and the next start removes it', async () => {
  const { createDraft, dropOldDrafts } = await open();
  await createDraft(form).keep(typed('Free?'));

  vi.setSystemTime(now + 7 * day);
  await dropOldDrafts();
  expect(await createDraft(form).load()).toBeDefined();
  vi.setSystemTime(now + 7 * day + 1);
  expect(await createDraft(form).load()).toBeUndefined();
  await dropOldDrafts();
  vi.setSystemTime(now);
  expect(await createDraft(form).load()).toBeUndefined();
});

test('a draft that a wrong clock dated a year ahead is removed', async () => {
  const { createDraft } = await open();
  vi.setSystemTime(now + 365 * day);
  await createDraft(form).keep(typed('Free?'));
  vi.setSystemTime(now);
  expect(await createDraft(form).load()).toBeUndefined();
});

test('a start and a sign-out create no database', async () => {
  const { dropDrafts, dropOldDrafts } = await open();
  await dropOldDrafts();
  await dropDrafts();

  expect(await indexedDB.databases()).toEqual([]);
});

test('a file is kept, or left out where it does not fit', async () => {
  const { createDraft } = await open();
  const picture = { image: { was: null, typed: new File(['x'], 'a.png') } };
  await createDraft(form).keep({ ...typed('Free?'), ...picture });
  const stored = await createDraft(form).load();
  expect(stored?.fields.image?.typed).toBeInstanceOf(Blob);

  const clone = vi.fn((value: { fields?: object }) => {
    if (value.fields && 'image' in value.fields) throw new DOMException('Full', 'QuotaExceededError');
    return value;
  });
  vi.stubGlobal('structuredClone', clone);
  await createDraft(form).keep({ ...typed('Free today?'), ...picture });
  expect((await createDraft(form).load())?.fields).toEqual(typed('Free today?'));
});

test.each([
  ['an administrator', () => (administrator = null)],
  ['IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
])('without %s no draft is stored and nothing fails', async (_, remove) => {
  remove();
  const { createDraft, dropDrafts, dropOldDrafts } = await open();
  const draft = createDraft(form);
  await draft.keep(typed('Free?'));
  await dropOldDrafts();
  await dropDrafts();

  expect(await draft.load()).toBeUndefined();
  expect(await createDraft(form).load()).toBeUndefined();
  await draft.drop();
});
