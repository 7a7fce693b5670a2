import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { hasUnsavedWork } from '#session/resumption.ts';
import { downloads, isMissing, isPageReachable } from './Downloaded.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'state'>;

/**
 * Loads the page again when another screen is opened after a download has failed: a new version may have replaced the file.
 * What is typed, and a change that can still be undone, keep the page.
 */
export function reloadAtNavigation(router: Router, queryClient: QueryClient, reload = () => location.reload()) {
  let shown = router.state.location.pathname;
  const isNeeded = () =>
    !hasUnsavedWork() &&
    queryClient
      .getQueryCache()
      .findAll(downloads)
      .some(({ state }) => isMissing(state));
  return router.subscribe(async ({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    if (isNeeded() && (await isPageReachable()) && isNeeded() && pathname === shown) reload();
  });
}
