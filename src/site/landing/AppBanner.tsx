import { useTranslation } from 'react-i18next';
import { Marked } from '#site/chrome/Marked.tsx';
import styles from './AppBanner.module.css';

/** The download has no target before the launch, and the store badges are not links. */
export function AppBanner() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.banner} id="app">
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2>
            <Marked text={t('app.heading')} />
          </h2>
          <p className="lede">{t('app.text')}</p>
        </div>
        <div className={styles.stores}>
          <button className="button" type="button" disabled>
            {t('app.download')}
          </button>
          <span className={styles.badge}>{t('app.ios')}</span>
          <span className={styles.badge}>{t('app.android')}</span>
        </div>
      </div>
    </section>
  );
}
