import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval';
import { dayInMs } from '#admin/engine/fields/date/calendar.ts';
import { tryStorage } from '#browser/tryStorage.ts';
import { currentAdministrator } from '#session/session.ts';

/** The changed fields of a form: the value that was typed, and the value that it replaces. */
type DraftFields = Record<string, { was: unknown; typed: unknown }>;

/** A form that was neither saved nor discarded. */
export type StoredDraft = { savedAt: number; fields: DraftFields };

type Key = [administrator: string, resource: string, form: string, record: string];

const database = 'drafts';
let store = createStore(database, database);
const lifetimeInMs = 7 * dayInMs;

/** Returns undefined when the browser's IndexedDB is missing, blocked or full. Forms work without drafts. */
async function tryStore<Result>(use: () => Promise<Result>) {
  try {
    return await use();
  } catch {
    return undefined;
  }
}

const withoutFiles = (fields: DraftFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, { typed }]) => !(typed instanceof Blob)));

/** Files that do not fit are left out. */
async function write(key: Key, draft: StoredDraft) {
  const put = (fitting: StoredDraft) => tryStore(() => set(key, fitting, store).then(() => true));
  if (!(await put(draft))) await put({ ...draft, fields: withoutFiles(draft.fields) });
}

const remove = (key: Key) => tryStore(() => del(key, store));

const isEmpty = (fields: DraftFields) => Object.keys(fields).length === 0;

/**
 * The last changes of pages that the browser left, without files. A page that is left can write to `localStorage`, but it
 * ends before IndexedDB has written.
 */
const leftKey = 'left-drafts';

type LeftDraft = [Key, StoredDraft];

const readLeft = () => tryStorage((): LeftDraft[] => JSON.parse(localStorage.getItem(leftKey) ?? '[]')) ?? [];

const writeLeft = (left: LeftDraft[]) =>
  tryStorage(() =>
    left.length > 0 ? localStorage.setItem(leftKey, JSON.stringify(left)) : localStorage.removeItem(leftKey),
  );

const leftOfOthers = (key: Key) => readLeft().filter(([other]) => String(other) !== String(key));

const dropLeft = (key: Key) => writeLeft(leftOfOthers(key));

/** Moves the changes of left pages into the database. Drops those of another administrator. */
async function takeLeft() {
  for (const [key, { savedAt, fields }] of readLeft()) {
    if (key[0] === currentAdministrator()) {
      const earlier = await get<StoredDraft>(key, store);
      await (isEmpty(fields) ? remove(key) : write(key, { savedAt, fields: { ...earlier?.fields, ...fields } }));
    }
    dropLeft(key);
  }
}

/** Opening a database would create it. */
const exists = async () => (await indexedDB.databases()).some(({ name }) => name === database);

/** Deletes the database. Another page that has it open keeps it, without drafts. */
async function deleteDatabase() {
  await clear(store);
  await store('readonly', ({ transaction }) => transaction.db.close());
  store = createStore(database, database);
  const request = indexedDB.deleteDatabase(database);
  await new Promise<void>((resolve, reject) => {
    request.onsuccess = request.onblocked = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Deletes the drafts of this browser, at a sign-out. */
export const dropDrafts = () =>
  tryStore(async () => {
    writeLeft([]);
    if (await exists()) await deleteDatabase();
  });

/**
 * Removes drafts after seven days, and those that a wrong clock dated as far in the future. It also removes those of other
 * administrators, whose sessions ended without a sign-out.
 */
export const dropOldDrafts = () =>
  tryStore(async () => {
    await takeLeft();
    if (!(await exists())) return;
    const isGone = ([[owner], { savedAt }]: [Key, StoredDraft]) =>
      owner !== currentAdministrator() || Math.abs(Date.now() - savedAt) > lifetimeInMs;
    const gone = (await entries<Key, StoredDraft>(store)).filter(isGone);
    await delMany(
      gone.map(([key]) => key),
      store,
    );
  });

/** The draft of an open form. */
export type Draft = ReturnType<typeof createDraft>;

/** Creates the draft of an open form. It belongs to the administrator who is signed in now; without one, nothing is kept. */
export function createDraft({ resource, form, record }: Record<'resource' | 'form' | 'record', string>) {
  const administrator = currentAdministrator();
  const key: Key = [administrator ?? '', resource, form, record];
  let undecided: Promise<StoredDraft | undefined> | undefined;
  let isStored = false;
  let isOver = false;

  const isKept = () => !isOver && administrator !== null && currentAdministrator() === administrator;

  /** Keeps the changed fields. Without any, the draft is removed. */
  async function keep(changed: DraftFields) {
    const offered = await undecided;
    if (!isKept()) return;
    if (isEmpty(changed) && (offered || !isStored)) return;
    isStored = !isEmpty(changed);
    await (isStored ? write(key, { savedAt: Date.now(), fields: { ...offered?.fields, ...changed } }) : remove(key));
  }

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
    keep,
    /** Keeps the changed fields even if the browser ends the page at once. */
    keepLeaving: async (changed: DraftFields) => {
      if (isKept() && (isStored || !isEmpty(changed)))
        writeLeft([...leftOfOthers(key), [key, { savedAt: Date.now(), fields: withoutFiles(changed) }]]);
      await keep(changed);
      dropLeft(key);
    },
    /** Removes the draft for good, after the form was saved or left. */
    drop: async () => {
      isOver = true;
      dropLeft(key);
      await remove(key);
    },
  };
}
