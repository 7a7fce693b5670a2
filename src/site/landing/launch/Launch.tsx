import { useTranslation } from 'react-i18next';
import { brand } from '#brand/brand.ts';
import { Emphasis } from '#site/layout/Emphasis.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './Launch.module.css';
import { SubscribeForm } from './SubscribeForm.tsx';

const target = new Date(brand.launch);

export function Launch() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.launch} id="launch">
      <div className={`page-grid ${styles.inside}`}>
        <div className={styles.text}>
          <h2>
            <Emphasis text={t('launch.heading')} />
          </h2>
          <p className="lede">{t('launch.text')}</p>
        </div>
        <div className={styles.action}>
          <Countdown target={target} />
          <SubscribeForm />
        </div>
      </div>
    </section>
  );
}
