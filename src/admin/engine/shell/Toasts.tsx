import { Button } from '@mui/material';
import { type CSSProperties, useEffect, useRef } from 'react';
import {
  type NotificationPayload,
  useEvent,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin';
import { type Id, ToastContainer, toast } from 'react-toastify/unstyled';
import { useT } from '#admin/engine/text/useT.ts';
import { CloseButton } from '#admin/engine/ui/CloseButton.tsx';
import { RequestId } from '#admin/engine/ui/ErrorAlert.tsx';
import { useShortcuts } from '#admin/engine/ui/useShortcuts.ts';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/**
 * Returns `open`, which opens an undo window for react-admin's next undoable mutation and returns the function that ends it. A
 * button or the key `z` undoes it. The mutation is sent after the given time, when the next window opens, when the browser
 * leaves the page, and before sign-out.
 */
function useUndoWindow(isSigningOut: boolean) {
  const takeMutation = useEvent(useTakeUndoableMutation());
  const endOpened = useRef<(isUndo: boolean) => void>(undefined);
  const flush = useEvent(() => endOpened.current?.(false));
  useShortcuts({ z: () => endOpened.current?.(true) });

  useEffect(() => {
    if (isSigningOut) flush(); // the call needs the session
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [isSigningOut, flush]);

  const open = useEvent((milliseconds: number, onEnd: () => void) => {
    flush();
    const end = (isUndo: boolean) => {
      if (endOpened.current !== end) return;
      endOpened.current = undefined;
      clearTimeout(timer);
      takeMutation()?.({ isUndo });
      onEnd();
    };
    const timer = setTimeout(end, milliseconds, false);
    endOpened.current = end;
    return end;
  });
  return { open, sendAtOnce: () => takeMutation()?.({ isUndo: false }) };
}

/** A toast with a button stays until it is closed, at the bottom: toasts.css adds padding for it. */
const lasting = { autoClose: false, position: 'bottom-right' } as const;

type ContentProps = { subject?: string; text: string; id?: string; label?: string; press: () => void };

/** The text of a toast, with a button if it has a label. */
const ToastContent = ({ subject, text, id, label, press }: ContentProps) => (
  <div className="toast-content">
    {subject && <div className="toast-subject">{subject}</div>}
    <span>{text}</span>
    <RequestId id={id} />
    {label && (
      <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1, display: 'flex' }} onClick={press}>
        {label}
      </Button>
    )}
  </div>
);

/**
 * Shows react-admin's notifications as toasts. An undoable mutation whose notification has a duration gets an undo window.
 * Those of react-admin's own components have none: they are sent at once, because a closed tab would lose them.
 */
export function Toasts({ isSigningOut }: { isSigningOut: boolean }) {
  const t = useT();
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const { open, sendAtOnce } = useUndoWindow(isSigningOut);

  const passing = useRef<Id>(undefined);

  const show = useEvent(({ message, type, notificationOptions = {} }: NotificationPayload) => {
    const { undoable, autoHideDuration, button, requestId, messageArgs, subject } = notificationOptions;
    if (undoable && !autoHideDuration) sendAtOnce();
    if (typeof message !== 'string') return;
    const text = translate(message, { _: message, ...messageArgs });
    const close = () => toast.dismiss(shown);
    const end = undoable && autoHideDuration ? open(autoHideDuration, close) : undefined;
    const action = end ? { label: t('shortcuts.undo'), onClick: () => end(true) } : button;
    const press = () => {
      action?.onClick();
      close();
    };
    const content = <ToastContent {...{ subject, text, press }} id={requestId} label={action?.label} />;
    const style = { '--undo-window': `${autoHideDuration}ms` } as CSSProperties; // for toasts.css
    const shown = toast(content, { type, style, ...(action && lasting), onClose: () => end?.(false) });
    if (action) return;
    const previous = passing.current;
    passing.current = shown;
    if (previous !== undefined) toast.dismiss(previous); // one at a time
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
        <CloseButton
          label={t('frame.closeNotification')}
          size="small"
          color="inherit"
          onClick={closeToast}
          sx={{ ml: 'auto', p: 0.25 }}
        />
      )}
    />
  );
}
