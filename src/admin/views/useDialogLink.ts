import { useLocation } from 'react-router-dom';
import { fromList } from './dialogPaths.ts';

/** Leads to a dialog over the list as it is now, page and search included. */
export function useDialogLink() {
  const { search } = useLocation();
  return (pathname: string) => ({ to: { pathname, search }, state: fromList });
}
