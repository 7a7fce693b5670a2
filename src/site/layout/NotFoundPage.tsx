import { useTranslation } from 'react-i18next';
import { Emphasis } from './Emphasis.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('layout');
  return (
    <section className={`page-grid ${styles.page}`}>
      <h1>
        <Emphasis text={t('notFound.heading')} />
      </h1>
      <p className="lede">{t('notFound.text')}</p>
      <a className="button" href="/">
        {t('notFound.back')}
      </a>
    </section>
  );
}
