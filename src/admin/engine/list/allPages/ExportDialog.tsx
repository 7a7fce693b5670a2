import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import type { AllPages } from '#admin/engine/list/listPage.ts';
import { matchRecords } from '#admin/engine/list/matchRecords.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useNotifyText } from '#admin/engine/record/messages.ts';
import { exportOf } from '#admin/engine/schema/fieldsOn.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { useT } from '#i18n/useT.ts';
import { LoadingProgress } from './LoadingProgress.tsx';
import { useAllPages } from './useAllPages.ts';

const isComplete = ({ isDone, missing, hasChanged }: AllPages) => isDone && missing.length === 0 && !hasChanged;

/** Returns a function that saves the matching rows as a file. If rows are missing, its name says how many it contains. */
function useSave() {
  const t = useT();
  const format = useFormatContext();
  const notifyText = useNotifyText();
  const definition = useDefinition();
  const { localQuery, saveRows } = useApiList();
  const { fileName = '' } = exportOf(definition) ?? {};

  return async (all: AllPages) => {
    const { data, missing } = all;
    const rows = matchRecords(definition, data, { ...localQuery, format });
    const total = all.total ?? (missing.length > 0 ? undefined : data.length);
    const file = isComplete(all) ? fileName : fileName.replace(/\.csv$/, `-${rows.length}-of-${total ?? 'more'}.csv`);
    const values = { file, smart_count: rows.length };
    try {
      await saveRows(rows, file);
    } catch {
      notifyText(t('export.failed'), 'error');
      return;
    }
    if (total === undefined) notifyText(t('export.doneOfMore', values), 'success');
    else if (rows.length === total) notifyText(t('export.done', values), 'success');
    else notifyText(t('export.doneOfSome', { ...values, total }), 'success');
  };
}

/** Loads all pages, then saves the file. If pages are missing, the administrator chooses whether to save the others. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const save = useSave();
  const { params, state } = useApiList();
  const query = useAllPages(useDefinition(), params, true);
  const all = query.isFetching ? undefined : query.data;

  const close = () => {
    if (!state.searchesAll) query.remove(); // a later export has the rows of its time
    onClose();
  };
  const saveAndClose = useEvent(async (pages: AllPages) => {
    await save(pages);
    close();
  });

  useEffect(() => {
    if (all && isComplete(all)) void saveAndClose(all);
  }, [all, saveAndClose]);

  const isIncomplete = all?.isDone && !isComplete(all);
  return (
    <DialogFrame title={t('export.title')} onClose={close}>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <LoadingProgress query={query} />
        {isIncomplete && (
          <Typography>
            {all.total === undefined
              ? t('export.incompleteOfMore', { smart_count: all.data.length })
              : t('export.incomplete', { loaded: all.data.length, total: all.total })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('ra.action.cancel')}
        </Button>
        {isIncomplete && (
          <Button variant="contained" onClick={() => void saveAndClose(all)}>
            {t('export.anyway')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
