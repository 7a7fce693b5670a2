import { type To, useLocation } from 'react-router-dom';
import { dialogPaths } from './dialogPaths.ts';
import { useListScreen } from './ListScreenContext.ts';
import { useDialogLink } from './useDialogLink.ts';
import type { Row } from './useRows.ts';

/** A way into a row; the state travels with the navigation. */
export type RowLink = { to: To; state: unknown };

/** Where a click on a row's name leads: to its page, to the page that opens it or to its dialog, if there is one. */
export function useRowLink() {
  const { search } = useLocation();
  const linkTo = useDialogLink();
  const { definition } = useListScreen();
  const { name, page, detail, rowActions } = definition;
  const opens = rowActions?.view?.opens;

  return (row: Row): RowLink | undefined => {
    if (page) return { to: `${page.path}/${encodeURIComponent(row.id)}`, state: { listSearch: search } };
    if (opens) return { to: opens, state: { [name]: row } };
    return detail && linkTo(dialogPaths(name).view(row.id));
  };
}
