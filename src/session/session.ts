import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { type AnnouncedExtension, readAnnouncement } from '#api/extensions/announcement.ts';
import { isRecord } from '#api/values.ts';
import { tryStorage } from '#browser/tryStorage.ts';

const sessionKey = 'userData';

/** A token must fit into a header. */
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

/** Without a token only public calls are sent. */
const toSession = (data: unknown) =>
  isRecord(data) && data.role === 'admin' ? { role: 'admin', token: isToken(data.token) ? data.token : null } : null;

/** The stored session. Null without one, for another role, and for data that cannot be read. */
export const readSession = () => tryStorage(() => toSession(JSON.parse(localStorage.getItem(sessionKey) ?? 'null')));

/** The bearer token of the stored session, or null. */
export const currentToken = () => readSession()?.token ?? null;

const announcementKey = 'extensions';

/** The extensions that the server has announced to this session, or null before the request. */
export const storedAnnouncement = () =>
  tryStorage(() => {
    const stored = localStorage.getItem(announcementKey);
    return stored === null ? null : readAnnouncement(JSON.parse(stored));
  });

/** Stores the announced extensions until the session ends. With blocked storage, each page requests them. */
export const storeAnnouncement = (extensions: readonly AnnouncedExtension[]) =>
  tryStorage(() => localStorage.setItem(announcementKey, JSON.stringify({ extensions })));

const administratorKey = 'administrator';

/** The email address of the administrator who signed in last and has not signed out. Null if it is unknown. */
export const currentAdministrator = () => tryStorage(() => localStorage.getItem(administratorKey));

/** Removes the session from this browser only. */
export function clearSession() {
  localStorage.removeItem(sessionKey);
  localStorage.removeItem(announcementKey); // the next session may have other extensions
}

/** Signs in and stores the session, or throws and changes nothing. `code` is that of the second factor. */
export async function signIn(call: ApiCall, credentials: { email: string; password: string; code?: string }) {
  const { data } = await call<unknown>(endpoints.session.login, credentials);
  const session = toSession(data);
  if (!session?.token) throw new ApiError('noData', { status: 200 });
  localStorage.removeItem(announcementKey);
  localStorage.setItem(administratorKey, credentials.email.toLowerCase());
  localStorage.setItem(sessionKey, JSON.stringify(session)); // last, because other tabs read both when it changes
}

/** True when the server refuses the code of the second factor, which this account then has. */
export const asksForCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.body.errors?.code !== undefined;

/** True if the session has ended on the server: it refused the token, or returned 200 without a body. */
const isSessionOver = (error: unknown) =>
  error instanceof ApiError && (error.sessionIsOver || (error.status === 200 && error.failure === 'empty'));

/** Signs out. If the server fails, it throws and keeps the session (observed-behaviour.md, 15). */
export async function signOut(call: ApiCall) {
  if (currentToken()) {
    await call(endpoints.session.logout).catch((error: unknown) => {
      if (!isSessionOver(error)) throw error;
    });
  }
  clearSession();
  localStorage.removeItem(administratorKey);
}

/** Calls back when another tab signs in or out. */
export function watchSession(onChange: () => void, signal?: AbortSignal) {
  const listen = ({ key }: StorageEvent) => {
    if (key === sessionKey || key === null) onChange();
  };
  window.addEventListener('storage', listen, { signal });
}

/** Calls back when another tab signs out. A session that only ends keeps its administrator, who can resume it. */
export function watchSignOut(onSignOut: () => void, signal?: AbortSignal) {
  const listen = ({ key }: StorageEvent) => {
    if ((key === administratorKey || key === null) && currentAdministrator() === null) onSignOut();
  };
  window.addEventListener('storage', listen, { signal });
}
