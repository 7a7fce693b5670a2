import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isPastFold, onScroll, scrollToTop } from '#site/scroll.ts';
import styles from './ScrollToTop.module.css';

export function ScrollToTop() {
  const { t } = useTranslation('layout');
  const isShown = useSyncExternalStore(onScroll, isPastFold, () => false);

  return (
    <button
      className={styles.button}
      type="button"
      aria-label={t('toTop')}
      hidden={!isShown}
      data-to-top=""
      onClick={scrollToTop}
    >
      <svg className="drawn" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20C11 14 13 9 12 4M5.500 10.500C8.500 9 10.500 7 12 4c1.500 3 3.500 5 6.500 6.500" />
      </svg>
    </button>
  );
}
