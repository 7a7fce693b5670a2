import type { RaRecord } from 'ra-core';
import { type To, useLocation } from 'react-router-dom';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { dialogPaths, useDialogLink } from '#admin/record/dialogRoutes.ts';

type RecordLink = { to: To; state: unknown };

/** Where the name of a record links to: its page, the page that `view` opens, or its dialog, if it has one. */
export function useRecordLink(record: RaRecord): RecordLink | undefined {
  const { search } = useLocation();
  const linkTo = useDialogLink();
  const { name, detailPage, detailDialog, rowActions } = useDefinition();
  const viewPath = rowActions?.view?.path;

  if (detailPage) return { to: `${detailPage.path}/${encodeURIComponent(record.id)}`, state: { listSearch: search } };
  if (viewPath) return { to: viewPath, state: { [name]: record } };
  return detailDialog && linkTo(dialogPaths(name).view(record.id));
}
