/** Where an administrator without a session is sent. */
export const loginPage = '/dashboard/login';

/** The first page after signing in. */
export const startPage = '/dashboard';

const returnPageKey = 'return-page';

const isDashboardPage = ({ origin, pathname }: URL) =>
  origin === location.origin && `${pathname}/`.startsWith(`${startPage}/`) && !pathname.startsWith(loginPage);

/** Keeps the page for the next sign-in in this tab. */
export const rememberPage = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  sessionStorage.setItem(returnPageKey, pathname + search + hash);

/** The remembered page, once; the start page when there is none or it is not one of the dashboard's. */
export function takeReturnPage() {
  const remembered = sessionStorage.getItem(returnPageKey) ?? startPage;
  sessionStorage.removeItem(returnPageKey);
  if (!URL.canParse(remembered, location.origin)) return startPage;
  const url = new URL(remembered, location.origin);
  return isDashboardPage(url) ? url.pathname + url.search + url.hash : startPage;
}
