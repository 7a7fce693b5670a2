import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FailureAlert } from './FailureAlert.tsx';
import type { FailureWords } from './useFailureWords.ts';

type Props = {
  title: string;
  question?: string;
  confirm: string;
  cancel: string;
  pending?: string;
  isPending?: boolean;
  failure?: FailureWords;
  /** What is confirmed cannot be taken back. */
  isDangerous?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something happens, shows that it is happening, and stays open when it has failed. */
export function ConfirmDialog(props: Props) {
  const { title, question, failure, isPending = false, isDangerous } = props;
  const titleId = useId();
  const questionId = useId();
  const close = () => {
    if (!isPending) props.onCancel();
  };

  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={question && questionId}
      onClose={close}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {(question || failure) && (
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {question && <DialogContentText id={questionId}>{question}</DialogContentText>}
          <FailureAlert failure={failure} />
        </DialogContent>
      )}
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={close} autoFocus>
          {props.cancel}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={isPending}
          loadingPosition="start"
          startIcon={<span hidden />}
          onClick={props.onConfirm}
        >
          {isPending ? (props.pending ?? props.confirm) : props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
