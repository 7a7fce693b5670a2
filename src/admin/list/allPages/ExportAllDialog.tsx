import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEvent, useLocale } from 'ra-core';
import { useEffect } from 'react';
import { useApiList } from '#admin/list/controller/ApiListContext.ts';
import { type AllPages, allPagesQuery } from '#admin/list/reading/AllPages.ts';
import { arrangeRecords } from '#admin/list/rows/arrangeRecords.ts';
import { exportCsv } from '#admin/list/rows/exportCsv.ts';
import { exportOf } from '#admin/list/rows/exportOf.ts';
import { searchRecords } from '#admin/list/rows/searchRecords.ts';
import { DialogFrame } from '#admin/parts/DialogFrame.tsx';
import { useNotifyText } from '#admin/parts/useNotifyText.ts';
import { useDefinition } from '#admin/record/DefinitionContext.ts';
import { useListsT } from '#i18n/ListsWords.tsx';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { ReadingProgress } from './ReadingProgress.tsx';
import { useReading } from './useReading.ts';

const isWhole = ({ status, read }: AllPages) => status === 'done' && !read?.missing.length && !read?.hasChanged;

/** Writes the rows that match into the file, which says in its name how many of all it holds. */
function useSave() {
  const t = useListsT();
  const words = useResourceText();
  const language = useLocale();
  const notifyText = useNotifyText();
  const definition = useDefinition();
  const { state, local } = useApiList();

  return ({ data, read }: AllPages) => {
    const declared = exportOf(definition);
    if (!declared) return;
    const rows = arrangeRecords(definition, searchRecords(definition, data, state.search), { ...local, language });
    const total = read?.total ?? data.length;
    const stem = declared.fileName.replace(/\.csv$/, '');
    const file = `${stem}-${rows.length}-of-${total}.csv` as const;
    try {
      exportCsv(definition, { ...declared, fileName: file }, rows, words);
    } catch {
      notifyText(t('export.failed'), 'error');
      return;
    }
    const message = rows.length === total ? t('export.done', { file, smart_count: rows.length }) : undefined;
    notifyText(message ?? t('export.doneOfSome', { file, total, smart_count: rows.length }), 'success');
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
  const t = useListsT();
  const cancel = useT()('actions.cancel');
  const { params } = useApiList();
  const save = useSave();
  const reading = useReading({ params, purpose: 'export', isWanted: true, known: useKnown() });
  const { all, isOutdated, start, forget } = reading;

  const close = () => {
    reading.stop();
    forget();
    onClose();
  };
  const saveAndClose = useEvent((read: AllPages) => {
    save(read);
    forget();
    onClose();
  });

  useEffect(() => {
    if (all && isWhole(all)) saveAndClose(all);
  }, [all, saveAndClose]);

  const isIncomplete = all?.status === 'done' && !isWhole(all);
  return (
    <DialogFrame title={t('export.title')} onClose={close}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {all && <ReadingProgress all={all} isOutdated={isOutdated} onRead={start} />}
        {isIncomplete && (
          <Typography>{t('export.incomplete', { read: all.data.length, total: all.read?.total ?? '…' })}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {cancel}
        </Button>
        {isIncomplete && (
          <Button variant="contained" onClick={() => saveAndClose(all)}>
            {t('export.anyway')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
