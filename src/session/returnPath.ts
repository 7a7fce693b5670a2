export const loginPath = '/dashboard/login';

export const changePasswordPath = '/dashboard/changePassword';

/** Sets the first password of an invited administrator. The token of the invitation follows the `#`. */
export const invitationPath = '/dashboard/invitation';

export const homePath = '/dashboard';

const returnPathKey = 'return-page';
const sessionEndedKey = 'session-ended';

const isDashboardPage = ({ origin, pathname }: URL) =>
  origin === location.origin && `${pathname}/`.startsWith(`${homePath}/`) && !pathname.startsWith(loginPath);

/** Uses the storage of this tab. Returns null when it is blocked or full. */
export function withTabStorage<Result>(use: (storage: Storage) => Result) {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Saves the page for the next sign-in in this tab. */
export const saveReturnPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  withTabStorage((storage) => storage.setItem(returnPathKey, pathname + search + hash));

/** Lets the login page of this tab say that the session has ended, until the next sign-in. */
export const saveSessionEnd = () => withTabStorage((storage) => storage.setItem(sessionEndedKey, 'true'));

/** Returns whether the last session of this tab ended without a sign-out here. */
export const hasSessionEnded = () => withTabStorage((storage) => storage.getItem(sessionEndedKey)) !== null;

/** Returns and forgets the saved page. Without one, or outside the dashboard, it is the dashboard's start. */
export function consumeReturnPath() {
  const saved = withTabStorage((storage) => storage.getItem(returnPathKey)) ?? homePath;
  for (const key of [returnPathKey, sessionEndedKey]) withTabStorage((storage) => storage.removeItem(key));
  if (!URL.canParse(saved, location.origin)) return homePath;
  const url = new URL(saved, location.origin);
  return isDashboardPage(url) ? url.pathname + url.search + url.hash : homePath;
}
