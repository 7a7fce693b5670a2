import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { dayInMs } from '#admin/engine/fields/date/calendar.ts';
import { currentAdministrator } from '#session/session.ts';

/** The changed fields of a form: the value that was typed, and the value that it replaces. */
type DraftFields = Record<string, { was: unknown; typed: unknown }>;

/** A form that was neither saved nor discarded. */
export type StoredDraft = { savedAt: number; fields: DraftFields };

type Key = [administrator: string, resource: string, form: string, record: string];

const database = 'drafts';
const store = createStore(database, database);
const lifetimeInMs = 7 * dayInMs;

/** Returns undefined when the browser's IndexedDB is missing, blocked or full. Forms work without drafts. */
async function tryStore<Result>(use: () => Promise<Result>) {
  try {
    return await use();
  } catch {
    return undefined;
  }
}

/** Removes some drafts. Without a database it does nothing, because opening one would create it. */
const removeWhere = (isGone: (key: Key, draft: StoredDraft) => boolean) =>
  tryStore(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return;
    const gone = (await entries<Key, StoredDraft>(store)).filter((entry) => isGone(...entry));
    const keys = gone.map(([key]) => key);
    await delMany(keys, store);
  });

/** Removes all drafts of an administrator who signs out. */
export const dropDraftsOf = (administrator: string | null) => removeWhere(([owner]) => owner === administrator);

/** Removes every draft after seven days, and those that a wrong clock dated as far in the future. */
export const dropOldDrafts = () => removeWhere((_, { savedAt }) => Math.abs(Date.now() - savedAt) > lifetimeInMs);

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

  return {
    form,
    /** The form was saved or left. */
    isOver: () => isOver,
    /** Returns what an earlier form left behind. */
    load: () => {
      undecided = dropOldDrafts().then(() => tryStore(() => get<StoredDraft>(key, store)));
      return undecided;
    },
    /** Ends the offer of the earlier draft, which the next change replaces or removes. */
    decide: () => {
      undecided = undefined;
      isStored = true;
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
      await remove(key);
    },
  };
}
