import { ApiError } from '#api/ApiError.ts';
import type { ApiCall } from '#api/createClient.ts';
import { endpoints } from '#api/endpoints.ts';
import { type Announced, readAnnouncement } from '#api/extensions/announcement.ts';
import { isRecord } from '#api/values.ts';

/** What a browser keeps of an administrator who signed in. Without a token nothing but the public calls is sent. */
export type StoredSession = { role: 'admin'; token: string | null };

const sessionKey = 'userData';

/** Anything else could not travel in a header. */
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);

const toSession = (data: unknown): StoredSession | null =>
  isRecord(data) && data.role === 'admin' ? { role: 'admin', token: isToken(data.token) ? data.token : null } : null;

/** The stored session, or null for nothing, for other roles and for what cannot be read. */
export function readSession(): StoredSession | null {
  try {
    return toSession(JSON.parse(localStorage.getItem(sessionKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** The bearer token of the stored session, or null. */
export const currentToken = () => readSession()?.token ?? null;

const announcementKey = 'extensions';

/** What the server has announced to this session, or null before it was asked. */
export function storedAnnouncement(): Announced[] | null {
  try {
    const stored = localStorage.getItem(announcementKey);
    return stored === null ? null : readAnnouncement(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Keeps what the server has announced until the session ends. A browser that keeps nothing asks with every page. */
export function storeAnnouncement(extensions: readonly Announced[]) {
  try {
    localStorage.setItem(announcementKey, JSON.stringify({ extensions }));
  } catch {
    // asked again
  }
}

/** Forgets the session in this browser; what the server knows is another matter. */
export function clearSession() {
  localStorage.removeItem(sessionKey);
  localStorage.removeItem(announcementKey); // the next session may have other extensions
}

/** Signs in and stores the session, or throws and leaves everything as it was. A second factor has a code. */
export async function signIn(call: ApiCall, credentials: { email: string; password: string; code?: string }) {
  const { data } = await call<unknown>(endpoints.session.login, credentials);
  const session = toSession(data);
  if (!session?.token) throw new ApiError('noData', { status: 200 });
  localStorage.removeItem(announcementKey);
  localStorage.setItem(sessionKey, JSON.stringify(session));
}

const isOver = (error: unknown) =>
  error instanceof ApiError && (error.sessionIsOver || (error.status === 200 && error.failure === 'empty'));

/** Signs out. Keeps the session and throws unless the server agrees or knows the token no more (observed-behaviour.md, 15). */
export async function signOut(call: ApiCall) {
  if (currentToken()) {
    await call(endpoints.session.logout).catch((error: unknown) => {
      if (!isOver(error)) throw error;
    });
  }
  clearSession();
}

/** Calls back when another tab signs in or out, until the function it returns is called. */
export function watchSession(onChange: () => void) {
  const listen = ({ key }: StorageEvent) => {
    if (key === sessionKey || key === null) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
