import { Alert, Box, Button, DialogActions, DialogContent, LinearProgress, Typography } from '@mui/material';
import { use, useId, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { AskedFields } from '#admin/engine/actions/ActionForm.tsx';
import { isOffered, RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { useResource } from '#admin/engine/context/contexts.ts';
import { useIsShown } from '#admin/engine/context/historyEntry.ts';
import { useNotifyText } from '#admin/engine/context/messages.ts';
import { useRecordText } from '#admin/engine/fields/recordText.ts';
import { InputForm } from '#admin/engine/forms/InputForm.tsx';
import { isDangerous } from '#admin/engine/schema/actionsOf.ts';
import { withSources } from '#admin/engine/schema/fieldsOn.ts';
import { askedValues } from '#admin/engine/schema/sentValues.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { ConfirmDialog, DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { ErrorReason } from '#admin/engine/ui/ErrorAlert.tsx';
import { oneColumn } from '#admin/engine/ui/layout.ts';
import { mainAction } from '#admin/engine/ui/ToolbarButton.tsx';
import type { Values } from '#api/values.ts';
import { isolate } from '#i18n/isolate.ts';
import { type BulkRun, useBulkAction } from './useBulkAction.ts';

const namesStyle = { m: 0, pl: 2.5 };

type OutcomeProps = {
  action: string;
  run: BulkRun;
  runOn: (records: readonly RaRecord[], values?: Values) => void;
  close: () => void;
};

/** Shows the progress, then the failed rows, with a button that runs the action on them and on those that it has not called. */
function Outcome({ action, run: { records, values, isFinished, outcomes }, runOn, close }: OutcomeProps) {
  const t = useT();
  const { text } = useResource();
  const { nameOf, subjectOf } = useRecordText();
  const failed = records.filter((record) => outcomes.get(record) !== undefined);
  const remaining = records.filter((record) => !outcomes.has(record));
  const left = [...failed, ...remaining];
  const progress = t('bulk.progress', { smart_count: outcomes.size, total: records.length });
  return (
    <>
      <DialogContent sx={{ ...oneColumn, alignContent: 'start', gap: 2 }}>
        <Box sx={{ ...oneColumn, gap: 1 }}>
          <LinearProgress variant="determinate" value={(100 * outcomes.size) / records.length} aria-label={progress} />
          <Typography role="status" variant="body2" color="textSecondary">
            {progress}
          </Typography>
        </Box>
        {isFinished && failed.length > 0 && (
          <Alert severity="error" role="alert">
            <Box sx={{ fontWeight: 600 }}>{t('bulk.failed', { smart_count: failed.length })}</Box>
            <Box component="ul" sx={namesStyle}>
              {failed.map((record) => (
                <li key={record.id}>
                  {isolate(nameOf(record))}:{' '}
                  <ErrorReason error={outcomes.get(record)} text={text.actionFailure(action, subjectOf(record))} />
                </li>
              ))}
            </Box>
          </Alert>
        )}
        {isFinished && remaining.length > 0 && (
          <Typography variant="body2">{t('bulk.remaining', { smart_count: remaining.length })}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color={isFinished ? 'inherit' : 'primary'} onClick={close}>
          {t(isFinished ? 'bulk.close' : 'bulk.stop')}
        </Button>
        {isFinished && left.length > 0 && (
          <Button {...mainAction} onClick={() => runOn(left, values)}>
            {t(remaining.length > 0 ? 'bulk.continue' : 'bulk.retry')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

type Props = { action: string; records: readonly RaRecord[]; onClose: () => void };

/** Runs an action on the selected rows after a confirmation. Closes when every row has succeeded. */
export function BulkDialog({ action, records, onClose }: Props) {
  const t = useT();
  const formId = useId();
  const { nameOf } = useRecordText();
  const notifyText = useNotifyText();
  const isShown = useIsShown();
  const { definition, text } = useResource();
  const { segment } = use(RowActionContext);
  const { run, start, stop } = useBulkAction(action);
  const [request] = useState({ name: action });
  const label = text.action(action);
  const declared = definition.actions?.[action] ?? {};
  const ask = declared.dialog?.ask;
  const eligible = records.filter((record) => isOffered(declared, record, segment));
  const ineligibleCount = records.length - eligible.length;
  const title = t('bulk.title', { action: label, smart_count: run?.records.length ?? eligible.length });

  const runOn = async (rows: readonly RaRecord[], values?: Values) => {
    const left = await start(rows, values);
    if (left.length > 0) {
      if (!isShown()) notifyText(t('bulk.remaining', { smart_count: left.length }), 'error', { subject: label });
      return;
    }
    notifyText(t('bulk.done', { action: label, smart_count: rows.length }), 'success');
    onClose();
  };

  const close = run?.isFinished ? onClose : stop;
  if (run)
    return (
      <DialogFrame title={title} onClose={close}>
        <Outcome {...{ action, run, runOn, close }} />
      </DialogFrame>
    );
  return (
    <ConfirmDialog
      title={title}
      confirm={label}
      isDangerous={isDangerous(definition, action)}
      form={ask && formId}
      onConfirm={() => void runOn(eligible)}
      onCancel={onClose}
    >
      <Box component="ul" sx={{ ...namesStyle, maxHeight: '12.5rem', overflow: 'auto' }}>
        {eligible.map((record) => (
          <li key={record.id}>{nameOf(record)}</li>
        ))}
      </Box>
      {ineligibleCount > 0 && <Alert severity="info">{t('bulk.ineligible', { smart_count: ineligibleCount })}</Alert>}
      {ask && (
        <InputForm
          id={formId}
          record={{}}
          onSubmit={(typed: Values) => void runOn(eligible, askedValues(withSources(ask), typed))}
        >
          <AskedFields ask={ask} request={request} />
        </InputForm>
      )}
    </ConfirmDialog>
  );
}
