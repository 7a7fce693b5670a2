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
    import('./toasts.css').catch(() => {}), // better plain than never
  ]);
  return toasts;
}

const signs = ['focusin', 'submit'];
const isInForm = ({ target }: Event) => target instanceof Element && target.closest('form') !== null;

/** Where toasts appear. What shows them, and needs 10 kB for it, is fetched when somebody turns to a form; until then they wait. */
export function ToastArea() {
  const { t } = useTranslation('layout');
  const [toasts, setToasts] = useState<Awaited<ReturnType<typeof loadToasts>>>();
  useEffect(() => {
    const listening = new AbortController();
    const load = (event: Event) => {
      if (!isInForm(event)) return;
      listening.abort();
      loadToasts().then(setToasts, () => {}); // whoever sends the form hears of it there
    };
    for (const sign of signs) document.addEventListener(sign, load, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return toasts && <toasts.ToastContainer aria-label={t('notifications')} closeButton={CloseToast} />;
}
