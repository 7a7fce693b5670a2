import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastContainer } from 'react-toastify/unstyled';

/** Where toasts appear. Not prerendered: without scripts there is nothing to report, and no style is needed for it before. */
export function ToastArea() {
  const { t } = useTranslation('layout');
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => {
    import('react-toastify/ReactToastify.css').finally(() => setIsAlive(true));
  }, []);
  return isAlive && <ToastContainer aria-label={t('notifications')} />;
}
