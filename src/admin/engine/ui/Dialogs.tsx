import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
  useForkRef,
} from '@mui/material';
import { type ReactNode, use, useId, useRef } from 'react';
import type { ErrorMessage } from '#admin/engine/context/messages.ts';
import { useT } from '#admin/engine/text/useT.ts';
import { CloseButton } from './CloseButton.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { oneColumn, useIsNarrow } from './layout.ts';
import { PartContext } from './Part.tsx';
import { useIsChanging } from './pendingChanges.ts';
import { useOverlay } from './screen.ts';
import { mainAction } from './ToolbarButton.tsx';
import { SubmitContext, useSubmitKeys } from './useSubmitKeys.ts';
import { useTakeKeys } from './useTakeKeys.ts';

/** MUI's dialog. While it is open, no shortcut of the page runs. */
function OverlayDialog({ children, ...props }: DialogProps) {
  const paper = useRef<HTMLDivElement>(null);
  const takeKeys = useTakeKeys();
  const { buttons, onKeyDownCapture } = useSubmitKeys();
  useOverlay(true);
  return (
    <Dialog
      fullWidth
      onKeyDownCapture={onKeyDownCapture}
      onFocus={(event) => event.target !== paper.current && takeKeys(event)} // its field or its button follows
      slotProps={{ paper: { ref: paper } }}
      {...props}
    >
      <PartContext value={paper}>
        <SubmitContext value={buttons}>{children}</SubmitContext>
      </PartContext>
    </Dialog>
  );
}

type FrameProps = Pick<DialogProps, 'onKeyDown' | 'maxWidth' | 'sx'> & {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** Only the close button closes it. */
  isKept?: true;
};

/** A dialog with a title and a close button. It fills a narrow screen, and stays open while a change is pending. */
export function DialogFrame({ title, children, onClose, isKept, ...props }: FrameProps) {
  const t = useT();
  const close = useIsChanging() ? undefined : onClose;
  return (
    <OverlayDialog open fullScreen={useIsNarrow()} onClose={isKept ? undefined : close} {...props}>
      <DialogTitle sx={{ pr: 7 }}>{title}</DialogTitle>
      <CloseButton label={t('ra.action.close')} onClick={close} sx={{ position: 'absolute', top: 12, right: 12 }} />
      {children}
    </OverlayDialog>
  );
}

/** The button that confirms a dialog. MUI shows its progress in place of the icon, so that it needs an empty one. */
export function SubmitButton({ ref, ...props }: ButtonProps) {
  const buttonRef = useForkRef(ref, use(SubmitContext).refOf(undefined));
  return (
    <Button
      type="submit"
      {...mainAction}
      loadingPosition="start"
      startIcon={<span hidden />}
      {...props}
      ref={buttonRef}
    />
  );
}

type Props = {
  title: string;
  question?: string;
  /** The label of the button that confirms, if the dialog has one. */
  confirm: string | false;
  /** The label of the button that closes the dialog; 'Cancel' by default, or 'Close' where `confirm` is 'Cancel'. */
  cancel?: string;
  pending?: string;
  error?: ErrorMessage;
  /** Confirming destroys data. Its button has the colour of errors. */
  isDangerous?: boolean;
  /** Something is missing before it can be confirmed. */
  isDisabled?: boolean;
  /** A form with the id `form`. The button submits it and does not call `onConfirm`. */
  children?: ReactNode;
  form?: string;
  /** The props of MUI's dialog that differ. */
  dialog?: Partial<DialogProps>;
  /** While any change is pending, by default. */
  isPending?: boolean;
  onConfirm?: () => void;
  onCancel: () => void;
};

/** Below MUI's title the label of an input would be cut off. */
const spaceForLabel = { '&&': { pt: 1 } } as const;

/** Asks for a confirmation, shows that the action is pending, and stays open with the error when it fails. */
export function ConfirmDialog({ title, question, error, isDangerous, children, form, dialog, ...props }: Props) {
  const t = useT();
  const isChanging = useIsChanging();
  const { confirm, pending = confirm, isDisabled, onConfirm, onCancel, isPending = isChanging } = props;
  const { cancel = t(confirm === t('ra.action.cancel') ? 'ra.action.close' : 'ra.action.cancel') } = props;
  const questionId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const submit = () => (form ? button.current?.form?.requestSubmit() : onConfirm?.());
  return (
    <OverlayDialog
      open
      role={form ? 'dialog' : 'alertdialog'}
      aria-describedby={question && questionId}
      onClose={isPending ? undefined : onCancel}
      maxWidth="xs"
      {...dialog}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ ...oneColumn, alignContent: 'start', gap: 2, ...(children && spaceForLabel) }}>
        {question && <DialogContentText id={questionId}>{question}</DialogContentText>}
        <ErrorAlert message={error} onRetry={submit} />
        {children}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={onCancel} autoFocus={!form}>
          {cancel}
        </Button>
        {confirm && (
          <SubmitButton
            ref={button}
            {...(isDangerous && { color: 'error' })}
            disabled={isDisabled}
            loading={isPending}
            {...(form ? { form } : { onClick: onConfirm })}
          >
            {isPending ? pending : confirm}
          </SubmitButton>
        )}
      </DialogActions>
    </OverlayDialog>
  );
}
