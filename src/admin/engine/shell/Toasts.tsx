import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect } from 'react';
import { type NotificationPayload, useEvent, useNotificationContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type CloseButtonProps, ToastContainer, toast } from 'react-toastify/unstyled';
import { RequestId } from '#admin/engine/ui/RequestId.tsx';
import { useT } from '#i18n/useT.ts';
import { consumeUnsent } from '#session/unsent.ts';
import { useWaiting } from './useWaiting.ts';
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

/** What stays until something is done about it stands where it covers nothing: toasts.css makes room for it. */
const lasting = { autoClose: false, position: 'bottom-right' } as const;

type Offer = { label: string; onClick: () => void };

/** What is said, with the id to tell an operator and a button for what can be done about it. */
const Said = ({ text, id, offer }: { text: string; id?: string; offer?: Offer }) => (
  <div>
    {text}
    <RequestId id={id} />
    {offer && (
      <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1, display: 'flex' }} onClick={offer.onClick}>
        {offer.label}
      </Button>
    )}
  </div>
);

/**
 * Shows react-admin's notifications as toasts: top right, five seconds, Alt+T; those with a button at the bottom. A mutation
 * that one of react-admin's components made undoable runs at once, since a tab that is closed within five seconds would lose
 * it; one whose notification says how long waits that long.
 */
export function Toasts({ isLeaving }: { isLeaving: boolean }) {
  const t = useT();
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const { wait, doAtOnce } = useWaiting(isLeaving);
  const navigate = useNavigate();

  const tellUnsent = useEvent(() => {
    for (const { text, path } of consumeUnsent()) {
      const open = () => {
        toast.dismiss(shown);
        navigate(path);
      };
      const offer = { label: t('keys.open'), onClick: open };
      const shown = toast(<Said text={t('keys.unsent', { what: text })} offer={offer} />, {
        type: 'warning',
        ...lasting,
      });
    }
  });
  useEffect(tellUnsent, [tellUnsent]);

  const show = useEvent(({ message, type, notificationOptions = {} }: NotificationPayload) => {
    const { undoable, autoHideDuration, retry, requestId, messageArgs } = notificationOptions;
    if (undoable && !autoHideDuration) doAtOnce();
    if (typeof message !== 'string') return;
    const text = translate(message, { _: message, ...messageArgs });
    const hide = () => toast.dismiss(shown);
    const again = () => {
      hide();
      retry();
    };
    const end = undoable && autoHideDuration ? wait(autoHideDuration, hide) : undefined;
    const undo = end && { label: t('keys.undo'), onClick: () => end(true) };
    const offer: Offer | undefined = undo ?? (retry && { label: t('actions.retry'), onClick: again });
    const said = requestId || offer ? <Said text={text} id={requestId} offer={offer} /> : text;
    const shown = toast(said, { type, ...(offer && lasting), onClose: () => end?.(false) });
  });

  useEffect(() => {
    const [first] = notifications;
    if (!first) return;
    takeNotification();
    show(first);
  }, [notifications, takeNotification, show]);

  return <ToastContainer aria-label={t('frame.notifications')} closeButton={CloseToast} />;
}
