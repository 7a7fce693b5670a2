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
import { useRecordName } from '#admin/engine/record/recordText.ts';
import { useNotifyText } from '#admin/engine/record/useNotifyText.ts';
import { DialogFrame } from '#admin/engine/ui/DialogFrame.tsx';
import { ErrorReason } from '#admin/engine/ui/ErrorAlert.tsx';
import type { Values } from '#api/values.ts';
import { useResourceText } from '#i18n/useResourceText.ts';
import { useT } from '#i18n/useT.ts';
import { type BulkRun, useBulkAction } from './useBulkAction.ts';

type Rows = readonly RaRecord[];

const content = { display: 'grid', alignContent: 'start', gap: 2 };

/** The rows that failed, each with the reason. */
function Failures({ failed, action }: Pick<BulkRun, 'failed'> & { action: string }) {
  const t = useT();
  const nameOf = useRecordName();
  const text = useResourceText();
  return (
    <Alert severity="error" role="alert">
      <Box sx={{ fontWeight: 600 }}>{t('bulk.failed', { smart_count: failed.length })}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {failed.map(({ record, error }) => (
          <li key={record.id}>
            {nameOf(record)}: <ErrorReason error={error} text={text.actionFailure(action)} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Progress({ done, total }: { done: number; total: number }) {
  const t = useT();
  const text = t('bulk.progress', { done, total });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={text} />
      <Typography role="status" variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Box>
  );
}

type ConfirmationProps = {
  action: string;
  possible: Rows;
  /** How many of the selected rows do not allow the action. */
  leftOut: number;
  onRun: (rows: Rows, asked?: Values) => void;
  onClose: () => void;
};

/** Lists the rows that the action will change, and asks for its values. */
function Confirmation({ action, possible, leftOut, onRun, onClose }: ConfirmationProps) {
  const t = useT();
  const formId = useId();
  const nameOf = useRecordName();
  const label = useResourceText().action(action);
  const declared = useDefinition().actions?.[action] ?? {};
  const { ask } = declared.dialog ?? {};
  const isDangerous = action === 'delete' || declared.tone === 'danger';
  const cancel = t('ra.action.cancel');
  return (
    <>
      <DialogContent sx={content}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
          {possible.map((record) => (
            <li key={record.id}>{nameOf(record)}</li>
          ))}
        </Box>
        {leftOut > 0 && <Alert severity="info">{t('bulk.leftOut', { smart_count: leftOut })}</Alert>}
        {ask && (
          <Form
            id={formId}
            record={{}}
            onSubmit={(asked: Values) => onRun(possible, asked)}
            noValidate
            disableInvalidFormNotification
          >
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
          disabled={possible.length === 0}
          {...(ask ? { type: 'submit', form: formId } : { onClick: () => onRun(possible) })}
        >
          {label}
        </Button>
      </DialogActions>
    </>
  );
}

type ReportProps = {
  action: string;
  run: BulkRun;
  onRun: (rows: Rows) => void;
  onStop: () => void;
  onClose: () => void;
};

/** Shows the progress, then the rows that failed, and offers to continue or to retry them. */
function Report({ action, run, onRun, onStop, onClose }: ReportProps) {
  const t = useT();
  const { total, isOver, failed, untouched } = run;
  return (
    <>
      <DialogContent sx={content}>
        <Progress done={total - untouched.length} total={total} />
        {isOver && failed.length > 0 && <Failures failed={failed} action={action} />}
        {isOver && untouched.length > 0 && (
          <Typography variant="body2">{t('bulk.untouched', { smart_count: untouched.length })}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        {!isOver && <Button onClick={onStop}>{t('bulk.stop')}</Button>}
        {isOver && (
          <Button color="inherit" onClick={onClose}>
            {t('bulk.close')}
          </Button>
        )}
        {isOver && untouched.length > 0 && <Button onClick={() => onRun(untouched)}>{t('bulk.goOn')}</Button>}
        {isOver && failed.length > 0 && (
          <Button variant="contained" onClick={() => onRun(failed.map(({ record }) => record))}>
            {t('bulk.retry')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

type Props = { action: string; records: Rows; onClose: () => void };

/** Runs an action on the selected rows after a confirmation, and closes once all have succeeded. */
export function BulkDialog({ action, records, onClose }: Props) {
  const t = useT();
  const notifyText = useNotifyText();
  const label = useResourceText().action(action);
  const declared = useDefinition().actions?.[action] ?? {};
  const { segment } = use(RowActionContext);
  const { run, start, stop } = useBulkAction(action);
  const possible = records.filter((record) => isOffered(declared, record, segment));
  const title = t('bulk.title', { action: label, smart_count: run?.total ?? possible.length });

  const runOn = async (rows: Rows, asked = run?.asked) => {
    const { succeeded, failed, untouched } = await start(rows, asked);
    if (failed.length + untouched.length > 0) return;
    notifyText(t('bulk.done', { action: label, smart_count: succeeded.length }), 'success');
    onClose();
  };

  return (
    <DialogFrame title={title} onClose={run && !run.isOver ? stop : onClose}>
      {run ? (
        <Report action={action} run={run} onRun={runOn} onStop={stop} onClose={onClose} />
      ) : (
        <Confirmation
          action={action}
          possible={possible}
          leftOut={records.length - possible.length}
          onRun={runOn}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}
