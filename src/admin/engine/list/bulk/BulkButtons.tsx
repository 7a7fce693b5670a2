import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';

type Rows = readonly RaRecord[];

type Props = {
  label: string;
  isDangerous: boolean;
  /** The form that asks for values, which starts the action then. */
  formId?: string;
  rows: { possible: Rows; failed: Rows; untouched: Rows };
  started?: { isOver: boolean };
  onRun: (rows: Rows) => void;
  onStop: () => void;
  onClose: () => void;
};

/** Starts it, or not. */
function BeforeIt({ label, isDangerous, formId, rows, onRun, onClose }: Props) {
  const t = useT();
  const cancel = t('ra.action.cancel');
  return (
    <>
      <Button color="inherit" onClick={onClose}>
        {label === cancel ? t('ra.action.close') : cancel}
      </Button>
      <Button
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        disabled={rows.possible.length === 0}
        {...(formId ? { type: 'submit', form: formId } : { onClick: () => onRun(rows.possible) })}
      >
        {label}
      </Button>
    </>
  );
}

/** Goes on with what was left, or tries again what failed. */
function AfterIt({ rows: { failed, untouched }, onRun, onClose }: Props) {
  const t = useT();
  return (
    <>
      <Button color="inherit" onClick={onClose}>
        {t('bulk.close')}
      </Button>
      {untouched.length > 0 && <Button onClick={() => onRun(untouched)}>{t('bulk.goOn')}</Button>}
      {failed.length > 0 && (
        <Button variant="contained" onClick={() => onRun(failed)}>
          {t('bulk.retry')}
        </Button>
      )}
    </>
  );
}

/** The buttons of a bulk action before, during and after it. */
export function BulkButtons(props: Props) {
  const t = useT();
  const { started, onStop } = props;
  return (
    <DialogActions>
      {!started && <BeforeIt {...props} />}
      {started && !started.isOver && <Button onClick={onStop}>{t('bulk.stop')}</Button>}
      {started?.isOver && <AfterIt {...props} />}
    </DialogActions>
  );
}
