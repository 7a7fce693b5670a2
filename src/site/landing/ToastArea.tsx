import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastContainer } from 'react-toastify/unstyled';

function CloseToast({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  const { t } = useTranslation('layout');
  return (
    <button className="toast-close" type="button" aria-label={t('closeNotification')} onClick={closeToast}>
      <span aria-hidden="true">×</span>
    </button>
  );
}

/** Where toasts appear. Not prerendered: without scripts there is nothing to report, and no style is needed for it before. */
export function ToastArea() {
  const { t } = useTranslation('layout');
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    import('react-toastify/ReactToastify.css').finally(() => setIsAlive(true));
  }, []);
  return isAlive && <ToastContainer aria-label={t('notifications')} closeButton={CloseToast} />;
}
