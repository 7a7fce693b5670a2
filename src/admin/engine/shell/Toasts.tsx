import CloseIcon from '@mui/icons-material/Close';
import { Button, IconButton } from '@mui/material';
import { useEffect } from 'react';
import { type NotificationPayload, useEvent, useNotificationContext, useTranslate } from 'react-admin';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import { useUndoWindow } from '#admin/engine/actions/useUndoWindow.ts';
import { RequestId } from '#admin/engine/ui/ErrorAlert.tsx';
import { useT } from '#i18n/useT.ts';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/** A toast with a button stays until it is closed, at the bottom right: toasts.css adds padding for it. */
const lasting = { autoClose: false, position: 'bottom-right' } as const;

type ContentProps = { text: string; id?: string; button?: { label: string; onClick: () => void }; close: () => void };

function ToastContent({ text, id, button, close }: ContentProps) {
  const press = () => {
    button?.onClick();
    close();
  };
  return (
    <div>
      {text}
      <RequestId id={id} />
      {button && (
        <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1, display: 'flex' }} onClick={press}>
          {button.label}
        </Button>
      )}
    </div>
  );
}

/**
 * Shows react-admin's notifications as toasts. An undoable mutation whose notification has a duration gets an undo window.
 * Those of react-admin's own components have none: they are sent at once, because a closed tab would lose them.
 */
export function Toasts({ isSigningOut }: { isSigningOut: boolean }) {
  const t = useT();
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const { open, sendAtOnce } = useUndoWindow(isSigningOut);

  const show = useEvent(({ message, type, notificationOptions = {} }: NotificationPayload) => {
    const { undoable, autoHideDuration, button, requestId, messageArgs } = notificationOptions;
    if (undoable && !autoHideDuration) sendAtOnce();
    if (typeof message !== 'string') return;
    const text = translate(message, { _: message, ...messageArgs });
    const close = () => toast.dismiss(shown);
    const undoWindow = undoable && autoHideDuration ? open(autoHideDuration, close) : undefined;
    const action = undoWindow ? { label: t('shortcuts.undo'), onClick: undoWindow.undo } : button;
    const content = <ToastContent text={text} id={requestId} button={action} close={close} />;
    const shown = toast(content, { type, ...(action && lasting), onClose: undoWindow?.send });
  });

  useEffect(() => {
    const [first] = notifications;
    if (!first) return;
    takeNotification();
    show(first);
  }, [notifications, takeNotification, show]);

  return (
    <ToastContainer
      aria-label={t('frame.notifications')}
      closeButton={({ closeToast }) => (
        <IconButton
          size="small"
          aria-label={t('frame.closeNotification')}
          onClick={closeToast}
          color="inherit"
          sx={{ ml: 'auto' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    />
  );
}
