import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
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
import { BulkButtons } from './BulkButtons.tsx';
import type { BulkResult } from './runForEach.ts';
import { useBulk } from './useBulk.ts';

type Props = { action: string; records: readonly RaRecord[]; onClose: () => void };

/** Which rows failed, each with the reason. */
function Failures({ failed, action }: Pick<BulkResult, 'failed'> & { action: string }) {
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

/** How far the calls are. */
function Progress({ result, total }: { result: BulkResult; total: number }) {
  const t = useT();
  const done = total - result.untouched.length;
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

/** The names of the rows, and how many cannot be done. */
function Question({ records, leftOut }: { records: readonly RaRecord[]; leftOut: number }) {
  const t = useT();
  const nameOf = useRecordName();
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
        {records.map((record) => (
          <li key={record.id}>{nameOf(record)}</li>
        ))}
      </Box>
      {leftOut > 0 && <Alert severity="info">{t('bulk.leftOut', { smart_count: leftOut })}</Alert>}
    </>
  );
}

/** Names the selected rows, runs the action on each, and says what failed and why. */
export function BulkDialog({ action, records, onClose }: Props) {
  const t = useT();
  const notifyText = useNotifyText();
  const formId = useId();
  const { action: label } = useResourceText();
  const declared = useDefinition().actions?.[action] ?? {};
  const { ask } = declared.dialog ?? {};
  const { segment } = use(RowActionContext);
  const { started, result, start, stop } = useBulk(action);
  const possible = records.filter((record) => isOffered(declared, record, segment));
  const isDangerous = action === 'delete' || declared.tone === 'danger';

  const run = async (rows: readonly RaRecord[], asked?: Values) => {
    const { succeeded, failed, untouched } = await start(rows, asked);
    if (failed.length + untouched.length > 0) return;
    notifyText(t('bulk.done', { action: label(action), smart_count: succeeded.length }), 'success');
    onClose();
  };

  const isRunning = started !== undefined && !started.isOver;
  const title = t('bulk.title', { action: label(action), smart_count: started?.total ?? possible.length });
  const failedRows = result?.failed.map(({ record }) => record) ?? [];
  const untouched = result?.untouched ?? [];

  return (
    <DialogFrame title={title} onClose={isRunning ? stop : onClose}>
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        {!started && <Question records={possible} leftOut={records.length - possible.length} />}
        {!started && ask && (
          <Form
            id={formId}
            record={{}}
            onSubmit={(asked: Values) => void run(possible, asked)}
            noValidate
            disableInvalidFormNotification
          >
            <AskedFields ask={ask} />
          </Form>
        )}
        {started && result && <Progress result={result} total={started.total} />}
        {started?.isOver && failedRows.length > 0 && <Failures failed={result?.failed ?? []} action={action} />}
        {started?.isOver && untouched.length > 0 && (
          <Typography variant="body2">{t('bulk.untouched', { smart_count: untouched.length })}</Typography>
        )}
      </DialogContent>
      <BulkButtons
        label={label(action)}
        isDangerous={isDangerous}
        formId={ask && formId}
        rows={{ possible, failed: failedRows, untouched }}
        started={started}
        onRun={(rows) => void run(rows, started?.asked)}
        onStop={stop}
        onClose={onClose}
      />
    </DialogFrame>
  );
}
