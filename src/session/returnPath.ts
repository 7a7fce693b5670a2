/** Where an administrator without a session is sent. */
export const loginPath = '/dashboard/login';

/** Where an administrator changes the password. */
export const changePasswordPath = '/dashboard/changePassword';

/** Where somebody who was invited sets a first password; the token of the invitation follows after a `#`. */
export const invitationPath = '/dashboard/invitation';

/** The first page after signing in. */
export const homePath = '/dashboard';

const returnPathKey = 'return-page';
const sessionEndedKey = 'session-ended';

const isDashboardPage = ({ origin, pathname }: URL) =>
  origin === location.origin && `${pathname}/`.startsWith(`${homePath}/`) && !pathname.startsWith(loginPath);

/** What this tab remembers. A browser that blocks its storage, or has it full, goes on without: null then. */
export function withTabStorage<Result>(use: (storage: Storage) => Result) {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Keeps the page for the next sign-in in this tab. */
export const saveReturnPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  withTabStorage((storage) => storage.setItem(returnPathKey, pathname + search + hash));

/** Has the login page of this tab say why it is shown, until the next sign-in. */
export const saveSessionEnd = () => withTabStorage((storage) => storage.setItem(sessionEndedKey, 'true'));

/** Whether the last session of this tab ended without a sign-out in it. */
export const hasSessionEnded = () => withTabStorage((storage) => storage.getItem(sessionEndedKey)) !== null;

/** The remembered page, once; the start page when there is none or it is not one of the dashboard's. */
export function consumeReturnPath() {
  const remembered = withTabStorage((storage) => storage.getItem(returnPathKey)) ?? homePath;
  for (const key of [returnPathKey, sessionEndedKey]) withTabStorage((storage) => storage.removeItem(key));
  if (!URL.canParse(remembered, location.origin)) return homePath;
  const url = new URL(remembered, location.origin);
  return isDashboardPage(url) ? url.pathname + url.search + url.hash : homePath;
}
