import type { Identifier, RaRecord } from 'react-admin';
// biome-ignore lint/style/noRestrictedImports: It reads whether a route has an id.
import { matchPath, type To, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { AnyResource } from '#admin/engine/schema/defineResource.ts';
import { useDefinition } from './contexts.ts';
import { useIsShown } from './historyEntry.ts';

export const settingsPath = '/settings';

const pathsAt = (list: string) => ({
  list,
  create: `${list}/create`,
  edit: (id: Identifier) => `${list}/${encodeURIComponent(id)}`,
  view: (id: Identifier) => `${list}/${encodeURIComponent(id)}/show`,
});

type Located = Pick<AnyResource, 'name' | 'parent' | 'detailPage'>;

/** The paths of a list and of its dialogs, also where the list is on the page of a parent record. */
export const listPaths = ({ name, parent }: Located) => pathsAt(parent?.path ?? `/${name}`);

/** The route of the pages of a resource's records. Tabs and lists of related rows have routes under it. */
export const detailPageRoute = ({ name, detailPage }: Located) =>
  `${detailPage?.path ? `${detailPage.path}/:id?` : `/${name}/:id/show`}${detailPage?.related || detailPage?.tabs ? '/*' : ''}`;

/** Returns the path of a record's page. */
export const detailPagePath = ({ name, detailPage }: Located, id: Identifier) =>
  detailPage?.path ? `${detailPage.path}/${encodeURIComponent(id)}` : pathsAt(`/${name}`).view(id);

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a typed URL with a stray percent sign
  }
};

/** The id in a URL, in the segment after a path. React Router's own would be `/` for an id that is `%2F`. */
const idAfter = (path: string, pathname: string) => decoded(pathname.split('/')[path.split('/').length] ?? '');

function useIdAfter(path: string) {
  const { id } = useParams();
  const { pathname } = useLocation();
  return id === undefined ? undefined : idAfter(path, pathname);
}

const pagesOf = ({ name, detailPage }: Located) => detailPage?.path ?? `/${name}`;

/** The id of the record whose page is open. */
export const usePageId = (definition: Located) => useIdAfter(pagesOf(definition));

/** The id of the record whose page is at a URL, and the path after it, if it is the page of a record of this resource. */
export function pageAt(definition: Located, pathname: string) {
  const params = definition.detailPage && matchPath(detailPageRoute(definition), pathname)?.params;
  return params?.id ? { id: idAfter(pagesOf(definition), pathname), rest: params['*'] ?? '' } : undefined;
}

/** The id of the record whose dialog is open over a list. */
export const useDialogId = (definition: Located) => useIdAfter(listPaths(definition).list);

/** The link from a record's page to its list, with the list's page and search. */
export function useListLink(resource: string) {
  const { state } = useLocation();
  return { pathname: `/${resource}`, search: state?.listSearch };
}

/** Returns a function that makes the props of a link to a dialog. The URL keeps the list's page and search. */
export function useDialogLink() {
  const { search } = useLocation();
  return (pathname: string) => ({ to: { pathname, search }, state: { openedFromList: true } });
}

/**
 * Returns a function that makes the props of a link to a record: to its page, to the page of its `view` action, or to its
 * dialog. A record with a page and a dialog has both links.
 */
export function useRecordLink() {
  const definition = useDefinition();
  const { search } = useLocation();
  const linkTo = useDialogLink();
  const { name, detailPage, detailDialog, actions } = definition;
  const viewPath = actions?.view?.path;
  return (record: RaRecord, prefersDialog = false): { to: To; state: unknown } | undefined => {
    if (detailPage && !(prefersDialog && detailDialog))
      return { to: detailPagePath(definition, record.id), state: { listSearch: search } };
    if (viewPath) return { to: viewPath, state: { [name]: record } };
    return detailDialog && linkTo(listPaths(definition).view(record.id));
  };
}

/** Returns `reopen`, which opens a record's page after an Undo, and whether it has opened the page around. */
export function useReopen(id: Identifier) {
  const definition = useDefinition();
  const { state } = useLocation();
  const navigate = useNavigate();
  const reopen = () => navigate(detailPagePath(definition, id), { state: { ...state, isReopened: true } });
  return { reopen, isReopened: state?.isReopened === true };
}

/**
 * Returns a function that closes the dialog: one step back, or to the list after a direct visit. It does nothing once the
 * administrator has left the dialog: a second step back would leave the list.
 */
export function useCloseDialog() {
  const { list } = listPaths(useDefinition());
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isShown = useIsShown();
  return () => {
    if (!isShown()) return;
    if (state?.openedFromList) navigate(-1);
    else navigate({ pathname: list, search }, { replace: true });
  };
}
