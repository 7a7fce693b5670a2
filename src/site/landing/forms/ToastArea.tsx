import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAgain } from '#start/loadAgain.ts';

function CloseToast({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  const { t } = useTranslation('layout');
  return (
    <button className="toast-close" type="button" aria-label={t('closeNotification')} onClick={closeToast}>
      <span aria-hidden="true">×</span>
    </button>
  );
}

/** The area of the toasts. Their 10 kB of code load when a visitor sends a form. Earlier toasts wait for the area. */
export function ToastArea() {
  const { t } = useTranslation('layout');
  const [toasts, setToasts] = useState<typeof import('react-toastify/unstyled')>();
  useEffect(() => {
    const load = () =>
      loadAgain(() => Promise.all([import('react-toastify/unstyled'), import('./toasts.css')])).then(
        ([module]) => setToasts(module),
        () => {}, // sending the form reports a failed download
      );
    document.addEventListener('submit', load);
    return () => document.removeEventListener('submit', load);
  }, []);
  return toasts && <toasts.ToastContainer aria-label={t('notifications')} closeButton={CloseToast} />;
}
