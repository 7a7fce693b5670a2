import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { use, useId } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { AskedFields } from '#admin/engine/actions/ActionForm.tsx';
import { isOffered, RowActionContext } from '#admin/engine/actions/useRowActions.ts';
import { useDefinition } from '#admin/engine/record/DefinitionContext.ts';
import { useNotifyText } from '#admin/engine/record/messages.ts';
import { useRecordName } from '#admin/engine/record/recordText.ts';
import { DialogFrame } from '#admin/engine/ui/Dialogs.tsx';
import { ErrorReason } from '#admin/engine/ui/ErrorAlert.tsx';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { type BulkRun, useBulkAction } from './useBulkAction.ts';

type Props = { action: string; records: readonly RaRecord[]; onClose: () => void };

type BulkProps = { bulk: ReturnType<typeof useBulk> };

/** The state of a bulk action: its labels, the rows that it can change, and its progress. */
function useBulk({ action, records, onClose }: Props) {
  const t = useT();
  const notifyText = useNotifyText();
  const text = useResourceText();
  const label = text.action(action);
  const declared = useDefinition().actions?.[action] ?? {};
  const { segment } = use(RowActionContext);
  const { run, start, stop } = useBulkAction(action);
  const eligible = records.filter((record) => isOffered(declared, record, segment));

  const runOn = async (rows: readonly RaRecord[], values?: Values) => {
    const { succeeded, failed, remaining } = await start(rows, values);
    if (failed.length + remaining.length > 0) return;
    notifyText(t('bulk.done', { action: label, smart_count: succeeded.length }), 'success');
    onClose();
  };
  return {
    label,
    failure: text.actionFailure(action),
    ask: declared.dialog?.ask,
    isDangerous: action === 'delete' || declared.tone === 'danger',
    eligible,
    ineligibleCount: records.length - eligible.length,
    run,
    runOn,
    stop,
    onClose,
  };
}

const content = { display: 'grid', alignContent: 'start', gap: 2 };

const namesStyle = { m: 0, pl: 2.5 };

/** Lists the rows that the action will change, and asks for its values. */
function Confirmation({ bulk: { label, ask, isDangerous, eligible, ineligibleCount, runOn, onClose } }: BulkProps) {
  const t = useT();
  const formId = useId();
  const nameOf = useRecordName();
  const cancel = t('ra.action.cancel');
  const submit = (values?: Values) => void runOn(eligible, values);
  return (
    <>
      <DialogContent sx={content}>
        <Box component="ul" sx={{ ...namesStyle, maxHeight: 200, overflow: 'auto' }}>
          {eligible.map((record) => (
            <li key={record.id}>{nameOf(record)}</li>
          ))}
        </Box>
        {ineligibleCount > 0 && <Alert severity="info">{t('bulk.ineligible', { smart_count: ineligibleCount })}</Alert>}
        {ask && (
          <Form id={formId} record={{}} onSubmit={submit} noValidate disableInvalidFormNotification>
            <AskedFields ask={ask} />
          </Form>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {label === cancel ? t('ra.action.close') : cancel}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disabled={eligible.length === 0}
          {...(ask ? { type: 'submit', form: formId } : { onClick: () => submit() })}
        >
          {label}
        </Button>
      </DialogActions>
    </>
  );
}

/** Shows the progress, then the failed rows, with buttons to continue and to retry. */
function Outcome({ run, bulk: { failure, runOn, stop, onClose } }: BulkProps & { run: BulkRun }) {
  const t = useT();
  const nameOf = useRecordName();
  const { total, isFinished, failed, remaining, values } = run;
  const done = total - remaining.length;
  const failedRows = failed.map(({ record }) => record);
  const progress = t('bulk.progress', { done, total });
  return (
    <>
      <DialogContent sx={content}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={progress} />
          <Typography role="status" variant="body2" color="textSecondary">
            {progress}
          </Typography>
        </Box>
        {isFinished && failed.length > 0 && (
          <Alert severity="error" role="alert">
            <Box sx={{ fontWeight: 600 }}>{t('bulk.failed', { smart_count: failed.length })}</Box>
            <Box component="ul" sx={namesStyle}>
              {failed.map(({ record, error }) => (
                <li key={record.id}>
                  {nameOf(record)}: <ErrorReason error={error} text={failure} />
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
        {isFinished ? (
          <Button color="inherit" onClick={onClose}>
            {t('bulk.close')}
          </Button>
        ) : (
          <Button onClick={stop}>{t('bulk.stop')}</Button>
        )}
        {isFinished && remaining.length > 0 && (
          <Button onClick={() => runOn(remaining, values)}>{t('bulk.continue')}</Button>
        )}
        {isFinished && failed.length > 0 && (
          <Button variant="contained" onClick={() => runOn(failedRows, values)}>
            {t('bulk.retry')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** Runs an action on the selected rows after a confirmation. Closes when every row has succeeded. */
export function BulkDialog(props: Props) {
  const t = useT();
  const bulk = useBulk(props);
  const { run, label, eligible, stop, onClose } = bulk;
  const title = t('bulk.title', { action: label, smart_count: run?.total ?? eligible.length });
  return (
    <DialogFrame title={title} onClose={run && !run.isFinished ? stop : onClose}>
      {run ? <Outcome run={run} bulk={bulk} /> : <Confirmation bulk={bulk} />}
    </DialogFrame>
  );
}
