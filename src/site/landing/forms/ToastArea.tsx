import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

function CloseToast({ closeToast }: { closeToast: (event: MouseEvent) => void }) {
  const { t } = useTranslation('layout');
  return (
    <button className="toast-close" type="button" aria-label={t('closeNotification')} onClick={closeToast}>
      <span aria-hidden="true">×</span>
    </button>
  );
}

async function loadToasts() {
  const [toasts] = await Promise.all([
    import('react-toastify/unstyled'),
    import('./toasts.css').catch(() => {}), // unstyled toasts are better than none
  ]);
  return toasts;
}

/** The area of the toasts. Their 10 kB of code load when a visitor sends a form. Earlier toasts wait for the area. */
export function ToastArea() {
  const { t } = useTranslation('layout');
  const [toasts, setToasts] = useState<Awaited<ReturnType<typeof loadToasts>>>();
  useEffect(() => {
    const load = () => loadToasts().then(setToasts, () => {}); // sending the form reports a failed download
    document.addEventListener('submit', load);
    return () => document.removeEventListener('submit', load);
  }, []);
  return toasts && <toasts.ToastContainer aria-label={t('notifications')} closeButton={CloseToast} />;
}
