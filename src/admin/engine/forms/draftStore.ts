import { createStore, del, delMany, entries, get, set, setMany } from 'idb-keyval';
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

/** Removes some drafts and returns all that were there. Without a database it does nothing, because opening one would create it. */
const removeWhere = (isGone: (key: Key, draft: StoredDraft) => boolean) =>
  tryStore(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
    const all = await entries<Key, StoredDraft>(store);
    const gone = all.filter(([key, draft]) => isGone(key, draft)).map(([key]) => key);
    await delMany(gone, store);
    return all;
  });

/** Removes all drafts of an administrator who signs out. */
export const dropDraftsOf = (administrator: string | null) => removeWhere(([owner]) => owner === administrator);

/** Removes every draft after seven days. Those that a wrong clock dated in the future begin now. */
export async function dropOldDrafts() {
  const now = Date.now();
  const all = (await removeWhere((_, { savedAt }) => now - savedAt > lifetimeInMs)) ?? [];
  const ahead = all.filter(([, { savedAt }]) => savedAt > now);
  if (ahead.length === 0) return;
  const corrected = ahead.map(([key, draft]): (typeof ahead)[number] => [key, { ...draft, savedAt: now }]);
  await tryStore(() => setMany(corrected, store));
}

const withoutFiles = (fields: DraftFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, { typed }]) => !(typed instanceof Blob)));

/** Files that do not fit are left out. */
async function write(key: Key, fields: DraftFields) {
  const put = (fitting: DraftFields) => {
    const draft: StoredDraft = { savedAt: Date.now(), fields: fitting };
    return tryStore(() => set(key, draft, store).then(() => true));
  };
  if (!(await put(fields))) await put(withoutFiles(fields));
}

const remove = (key: Key) => tryStore(() => del(key, store));

const isEmpty = (fields: DraftFields) => Object.keys(fields).length === 0;

/** The draft of an open form. */
export type Draft = ReturnType<typeof createDraft>;

/** Creates the draft of an open form. It belongs to the administrator who is signed in now; without one, nothing is kept. */
export function createDraft({ resource, form, record }: Record<'resource' | 'form' | 'record', string>) {
  const administrator = currentAdministrator();
  const key: Key = [administrator ?? '', resource, form, record];
  let undecided: Promise<StoredDraft | undefined> | undefined;
  let isStored = false;
  let isOver = false;

  const load = async () => {
    if (administrator === null) return undefined;
    await dropOldDrafts();
    const draft = await tryStore(() => get<StoredDraft>(key, store));
    isStored ||= draft !== undefined;
    return draft;
  };
  return {
    form,
    /** The form was saved or left. */
    isOver: () => isOver,
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
    /** Removes the draft for good, after the form was saved or left. */
    drop: async () => {
      isOver = true;
      if (administrator !== null) await remove(key);
    },
  };
}
