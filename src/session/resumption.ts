import { loginPath, saveReturnPath, saveSessionEnd } from './returnPath.ts';
import { clearSession, currentAdministrator, currentToken } from './session.ts';

const work = new Set<() => boolean>();

/** Registers work of this page that leaving it would lose, such as typed values, until the returned function is called. */
export function protectWork(isUnsaved: () => boolean) {
  work.add(isUnsaved);
  return () => void work.delete(isUnsaved);
}

/** Whether leaving the page would lose work. */
export const hasUnsavedWork = () => [...work].some((isUnsaved) => isUnsaved());

/** Signs in and stores the session, or rejects. */
type SignIn = (credentials: { email: string; password: string; code?: string }) => Promise<unknown>;

/** The part of `window.location` that opening the login page needs. */
export type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>;

/** Decides what happens when the session ends. There is one in each page. */
export type Resumption = ReturnType<typeof createResumption>;

/**
 * A session that ends is resumed in this page if leaving would lose work: calls wait until the same administrator has signed
 * in again. Without such work the login page replaces this one.
 */
export function createResumption(signIn: SignIn, location: PageLocation = window.location) {
  const administrator = currentAdministrator();
  const listeners = new Set<() => void>();
  let isLeaving = false;
  /** The calls that wait for the next session. Undefined while there is one. */
  let waiting: (() => void)[] | undefined;

  const changed = () => {
    for (const listener of listeners) listener();
  };

  /** Opens the login page. The promise never settles, because the browser leaves the page. Only the first call has an effect. */
  const leave = ({ andReturn }: { andReturn: boolean }): Promise<never> => {
    if (!isLeaving) {
      isLeaving = true;
      if (andReturn) {
        saveReturnPath(location);
        saveSessionEnd();
      }
      location.replace(loginPath);
    }
    return new Promise(() => undefined);
  };

  const untilResumed = () => new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()));

  const resume = () => {
    const resumed = waiting ?? [];
    waiting = undefined;
    for (const call of resumed) call();
    changed();
  };

  return {
    /** The administrator who can resume this page. Null if unknown: then the login page opens. */
    administrator,
    leave,
    /** Whether the browser is opening the login page. Then the page must not ask about unsaved changes. */
    isLeaving: () => isLeaving,
    /** Whether the session has ended and calls wait for a sign-in. */
    isPaused: () => waiting !== undefined,
    /** Calls back when `isPaused` changes, until the returned function is called. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves once there is a session that calls can use. */
    active: untilResumed,
    /** Ends the session with this token. Resolves once there is another one in this page, or never. */
    end: async (token: string | null): Promise<void> => {
      const current = currentToken();
      if (current !== null && current !== token) return undefined; // an earlier call has led to a new session
      clearSession();
      if (isLeaving || (!waiting && !(administrator && hasUnsavedWork()))) return leave({ andReturn: true });
      if (!waiting) {
        waiting = [];
        changed();
      }
      return untilResumed();
    },
    /** Lets the waiting calls continue, with the new session. */
    resume,
    /** Signs the administrator in again and resumes. */
    signIn: async (credentials: { password: string; code?: string }) => {
      await signIn({ ...credentials, email: administrator ?? '' });
      resume();
    },
  };
}
