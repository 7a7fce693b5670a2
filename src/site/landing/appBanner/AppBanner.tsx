import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { NameAndAge, Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './AppBanner.module.css';

const stores = ['ios', 'android'] as const;
const icons = {
  ios: 'M5 3.5c4.6-.7 9.3-.6 14 .1 1.3 5.5 1.2 11.3-.1 16.9-4.6.7-9.3.7-13.9 0C3.8 15 3.8 9.2 5 3.5Zm4.5 14c1.7.3 3.4.3 5 0',
  android: 'M6 3.7c4.7 2.3 9.2 5 13.3 8.2-4 3.3-8.5 6.2-13.2 8.5C5.3 15 5.3 9.3 6 3.7Z',
};

function StoreBadges() {
  const { t } = useTranslation('features');
  return (
    <ul className={styles.badges} aria-label={t('app.stores.label')}>
      {stores.map((store) => (
        <li key={store} className={styles.badge}>
          <svg className="drawn" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[store]} />
          </svg>
          <span>
            <span className={styles.soon}>{t('app.stores.soon')}</span>{' '}
            <strong className={styles.store}>{t(`app.stores.${store}`)}</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** There is no download before the launch: the button shows a message, and the badges are not links. */
export function AppBanner() {
  const { t } = useTranslation('features');
  const [isPressed, setIsPressed] = useState(false);
  return (
    <Feature
      id="app"
      name="app"
      background="lagoon"
      layout="left"
      actions={
        <div className={styles.stores}>
          <button type="button" className="button" onClick={() => setIsPressed(true)}>
            {t('app.download')}
          </button>
          <StoreBadges />
          <p className={styles.message} role="status">
            {isPressed && t('app.notYet')}
          </p>
        </div>
      }
    >
      <div className={styles.phone}>
        <div className={styles.screen}>
          <Portrait person="ines" alt="" />
        </div>
        <div className={`${card.surface} ${styles.card}`}>
          <p className={card.label}>{t('app.screen.prompt')}</p>
          <p className={card.hand}>{t('app.screen.answer')}</p>
          <NameAndAge person="ines" />
        </div>
      </div>
    </Feature>
  );
}
