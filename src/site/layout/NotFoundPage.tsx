import { useTranslation } from 'react-i18next';
import { Headline } from './Headline.tsx';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('notFound');
  return (
    <section className={`page-grid ${styles.page}`}>
      <Headline as="h1" text={t('heading')} />
      <p className="lede">{t('text')}</p>
      <a className="button" href="/">
        {t('back')}
      </a>
    </section>
  );
}
