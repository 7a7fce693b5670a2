import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { type CloseButtonProps, ToastContainer, toast } from 'react-toastify/unstyled';
import { RequestId } from '#admin/parts/RequestId.tsx';
import { useT } from '#i18n/useT.ts';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

function CloseToast({ closeToast }: CloseButtonProps) {
  const t = useT();
  return (
    <IconButton
      size="small"
      aria-label={t('frame.closeNotification')}
      onClick={closeToast}
      color="inherit"
      sx={{ ml: 'auto' }}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
}

/**
 * Shows react-admin's notifications as toasts: top right, five seconds, Alt+T. A mutation that one of react-admin's
 * components made undoable runs at once, since a tab that is closed within five seconds would lose it.
 */
export function Toasts() {
  const t = useT();
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();

  useEffect(() => {
    if (notifications.length === 0) return;
    const { message, type, notificationOptions } = takeNotification() ?? {};
    if (notificationOptions?.undoable) takeMutation()?.({ isUndo: false });
    if (typeof message !== 'string' || !type) return;
    const text = translate(message, { _: message, ...notificationOptions?.messageArgs });
    const id: string | undefined = notificationOptions?.requestId;
    const content = (
      <div>
        {text}
        <RequestId id={id} />
      </div>
    );
    toast(id ? content : text, { type });
  }, [notifications, takeNotification, takeMutation, translate]);

  return <ToastContainer aria-label={t('frame.notifications')} closeButton={CloseToast} />;
}
