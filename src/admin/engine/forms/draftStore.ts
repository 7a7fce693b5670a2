import { createStore, del, delMany, entries, get, keys, set, setMany } from 'idb-keyval';
import { currentAdministrator } from '#session/session.ts';

/** The changed fields of a form: the value that was typed, and the value that it replaces. */
type DraftFields = Record<string, { was: unknown; typed: unknown }>;

/** A form that was neither saved nor discarded. */
export type StoredDraft = { savedAt: number; fields: DraftFields };

type Key = [administrator: string, resource: string, form: string, record: string];

const database = 'drafts';
const store = createStore(database, database);
const lifetimeInMs = 7 * 24 * 60 * 60 * 1000;

/** Returns undefined when the browser's IndexedDB is missing, blocked or full. Forms work without drafts. */
async function tryStore<Result>(use: () => Promise<Result>) {
  try {
    return await use();
  } catch {
    return undefined;
  }
}

const isExpired = (savedAt: number, now: number) => now - savedAt > lifetimeInMs;

/** A wrong clock may have written a time in the future. Then the seven days begin now. */
const notInFuture = (draft: StoredDraft, now: number) => ({ ...draft, savedAt: Math.min(draft.savedAt, now) });

async function read(key: Key) {
  const stored = await tryStore(() => get<StoredDraft>(key, store));
  const now = Date.now();
  return stored && !isExpired(stored.savedAt, now) ? notInFuture(stored, now) : undefined;
}

const withoutFiles = (fields: DraftFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, { typed }]) => !(typed instanceof Blob)));

/** Files that do not fit are left out. */
async function write(key: Key, fields: DraftFields) {
  const put = (fitting: DraftFields) =>
    tryStore(async () => {
      await set(key, { savedAt: Date.now(), fields: fitting } satisfies StoredDraft, store);
      return true;
    });
  if (!(await put(fields))) await put(withoutFiles(fields));
}

const remove = (key: Key) => tryStore(() => del(key, store));

const isEmpty = (fields: DraftFields) => Object.keys(fields).length === 0;

type Form = { resource: string; form: string; record: string };

/** The draft of an open form. */
export type Draft = ReturnType<typeof createDraft>;

/** Creates the draft of an open form. It belongs to the administrator who is signed in now; without one, nothing is kept. */
export function createDraft({ resource, form, record }: Form) {
  const administrator = currentAdministrator();
  const key: Key = [administrator ?? '', resource, form, record];
  let undecided: Promise<StoredDraft | undefined> | undefined;
  let isStored = false;
  let isOver = false;

  const load = async () => {
    const draft = administrator === null ? undefined : await read(key);
    isStored ||= draft !== undefined;
    return draft;
  };
  return {
    form,
    /** Returns what an earlier form left behind. */
    load: () => {
      undecided ??= load();
      return undecided;
    },
    /** Ends the offer of the earlier draft, which is no longer kept beside the changed fields. */
    decide: () => {
      undecided = Promise.resolve(undefined);
    },
    /** Keeps the changed fields. Without any, the draft is removed. */
    keep: async (changed: DraftFields) => {
      const offered = await undecided;
      if (isOver || administrator === null || currentAdministrator() !== administrator) return;
      if (isEmpty(changed) && (offered || !isStored)) return;
      isStored = !isEmpty(changed);
      await (isStored ? write(key, { ...offered?.fields, ...changed }) : remove(key));
    },
    /** Removes the draft for good, because the form was saved or left. */
    drop: async () => {
      isOver = true;
      if (administrator !== null) await remove(key);
    },
  };
}

/** Opening a database would create it. */
const hasDatabase = async () => (await indexedDB.databases()).some(({ name }) => name === database);

/** Removes all drafts of an administrator who signs out. */
export const dropDraftsOf = (administrator: string | null) =>
  tryStore(async () => {
    if (!(await hasDatabase())) return;
    const all = await keys<Key>(store);
    await delMany(
      all.filter(([owner]) => owner === administrator),
      store,
    );
  });

/** Removes every draft after seven days. */
export const dropOldDrafts = (now = Date.now()) =>
  tryStore(async () => {
    if (!(await hasDatabase())) return;
    const all = await entries<Key, StoredDraft>(store);
    const isOld = ([, { savedAt }]: (typeof all)[number]) => isExpired(savedAt, now);
    await delMany(
      all.filter(isOld).map(([key]) => key),
      store,
    );
    const ahead = all.filter(([, { savedAt }]) => savedAt > now);
    await setMany(
      ahead.map(([key, draft]) => [key, notInFuture(draft, now)]),
      store,
    );
  });
