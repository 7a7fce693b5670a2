import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/useFormatContext.ts';
import { type AllPages, allPagesQuery } from '#admin/engine/list/rows/allPagesQuery.ts';
import { arrangeRecords } from '#admin/engine/list/rows/arrangeRecords.ts';
import { searchRecords } from '#admin/engine/list/rows/searchRecords.ts';
import { useApiList } from '#admin/engine/list/rows/useApiListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useNotifyText } from '#admin/engine/record/useNotifyText.ts';
import { exportOf } from '#admin/engine/schema/fieldsOn.ts';
import { DialogFrame } from '#admin/engine/ui/DialogFrame.tsx';
import { useT } from '#i18n/useT.ts';
import { LoadingProgress } from './LoadingProgress.tsx';
import { useAllPages } from './useAllPages.ts';

const isWhole = ({ status, read }: AllPages) => status === 'done' && !read?.missing.length && !read?.hasChanged;

/** Writes the rows that match into the file, which says in its name how many of all it holds. */
function useSave() {
  const t = useT();
  const format = useFormatContext();
  const notifyText = useNotifyText();
  const definition = useDefinition();
  const { state, localQuery, exporter } = useApiList();
  const stem = exportOf(definition)?.fileName.replace(/\.csv$/, '');

  return async ({ data, read }: AllPages) => {
    const found = searchRecords(definition, data, { text: state.search, format });
    const rows = arrangeRecords(definition, found, { ...localQuery, format });
    // Nobody knows how many an incomplete reading has left, unless the API has told.
    const total = read?.total ?? (read?.missing.length ? undefined : data.length);
    const file = `${stem}-${rows.length}-of-${total ?? 'more'}.csv`;
    const said = { file, smart_count: rows.length };
    try {
      await exporter(rows, file);
    } catch {
      notifyText(t('export.failed'), 'error');
      return;
    }
    if (total === undefined) notifyText(t('export.doneOfMore', said), 'success');
    else if (rows.length === total) notifyText(t('export.done', said), 'success');
    else notifyText(t('export.doneOfSome', { ...said, total }), 'success');
  };
}

/** What the search has read of all pages, unless something has changed since. */
function useKnown() {
  const { name } = useDefinition();
  const { params } = useApiList();
  const state = useQueryClient().getQueryState<AllPages>(allPagesQuery(name, params, 'search').queryKey);
  return state?.isInvalidated || state?.data?.read?.hasChanged ? undefined : state?.data?.read;
}

/** Reads all pages, then saves the file; where some could not be read, it says so first and lets the person choose. */
export function ExportAllDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const cancel = useT()('ra.action.cancel');
  const { params } = useApiList();
  const save = useSave();
  const reading = useAllPages({ params, purpose: 'export', isWanted: true, known: useKnown() });
  const { all, isOutdated, start, forget } = reading;

  const close = () => {
    reading.stop();
    forget();
    onClose();
  };
  const saveAndClose = useEvent(async (read: AllPages) => {
    await save(read);
    forget();
    onClose();
  });

  useEffect(() => {
    if (all && isWhole(all)) void saveAndClose(all);
  }, [all, saveAndClose]);

  const isIncomplete = all?.status === 'done' && !isWhole(all);
  return (
    <DialogFrame title={t('export.title')} onClose={close}>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        {all && <LoadingProgress all={all} isOutdated={isOutdated} onRead={start} />}
        {isIncomplete && (
          <Typography>
            {all.read?.total === undefined
              ? t('export.incompleteOfMore', { smart_count: all.data.length })
              : t('export.incomplete', { read: all.data.length, total: all.read.total })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {cancel}
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
