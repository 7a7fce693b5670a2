import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useEffect } from 'react';
import { type RaRecord, useEvent } from 'react-admin';
import { useFormatContext } from '#admin/engine/fields/FormatContext.ts';
import { matchRecords } from '#admin/engine/list/matchRecords.ts';
import { useApiList } from '#admin/engine/list/useListController.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { useT } from '#i18n/useT.ts';
import { LoadingProgress } from './LoadingProgress.tsx';
import { useAllPages } from './useAllPages.ts';

type Props = { onClose: () => void; save: (rows: RaRecord[], suffix: string) => Promise<unknown> };

/** Loads all pages, then saves the rows that match. If pages are missing, the administrator chooses whether to save the others. */
export function ExportDialog({ onClose, save }: Props) {
  const t = useT();
  const format = useFormatContext();
  const definition = useDefinition();
  const { localQuery, params, state } = useApiList();
  const query = useAllPages(definition, params, true);
  const { data: all, isRunning, isDone, remove } = query;
  const isComplete = isDone && !isRunning && !all?.hasChanged;

  const close = () => {
    if (!state.searchesAll) remove(); // a later export has the rows of its time
    onClose();
  };
  const saveAndClose = useEvent(async () => {
    await save(matchRecords(definition, all?.data ?? [], { ...localQuery, format }), isComplete ? '' : '-incomplete');
    close();
  });

  useEffect(() => {
    if (isComplete) void saveAndClose();
  }, [isComplete, saveAndClose]);

  const isIncomplete = all && !isRunning && !isComplete;
  return (
    <DialogFrame title={t('export.title')} onClose={close}>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        <LoadingProgress query={query} />
        {isIncomplete && <Typography>{t('export.incomplete', { smart_count: all.data.length })}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close}>
          {t('ra.action.cancel')}
        </Button>
        {isIncomplete && (
          <Button variant="contained" onClick={() => void saveAndClose()}>
            {t('export.anyway')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
