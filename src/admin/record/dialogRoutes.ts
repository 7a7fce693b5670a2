import type { Identifier } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';

/** The paths of a resource's dialogs, so that each can be linked and reloaded. */
export const dialogPaths = (resource: string) => ({
  list: `/${resource}`,
  create: `/${resource}/create`,
  edit: (id: Identifier) => `/${resource}/${encodeURIComponent(id)}`,
  view: (id: Identifier) => `/${resource}/${encodeURIComponent(id)}/show`,
});

/** Links to a dialog and keeps the list's page and search in the address behind it. */
export function useDialogLink() {
  const { search } = useLocation();
  return (pathname: string) => ({ to: { pathname, search }, state: { openedFromList: true } });
}

/** Closes the dialog at the current address: back to the list it was opened from, or on to it after a direct visit. */
export function useCloseDialog(resource: string) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (state?.openedFromList) navigate(-1);
    else navigate({ pathname: dialogPaths(resource).list, search }, { replace: true });
  };
}
