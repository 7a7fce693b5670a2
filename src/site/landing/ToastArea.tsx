import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToastContainer } from 'react-toastify';

/** Where toasts appear. Not prerendered: without scripts there is nothing to report. */
export function ToastArea() {
  const { t } = useTranslation('chrome');
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive && <ToastContainer aria-label={t('notifications')} />;
}
