import { useTranslation } from 'react-i18next';
import { Emphasis } from './Emphasis.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('notFound');
  return (
    <section className={`page-grid ${styles.page}`}>
      <h1>
        <Emphasis text={t('heading')} />
      </h1>
      <p className="lede">{t('text')}</p>
      <a className="button" href="/">
        {t('back')}
      </a>
    </section>
  );
}
