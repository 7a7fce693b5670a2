import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './AppBanner.module.css';
import { StoreBadges } from './StoreBadges.tsx';

/** The download has no target before the launch, and the store badges are not links: the button says when instead. */
export function AppBanner() {
  const { t } = useTranslation('features');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Feature
      id="app"
      name="app"
      background="lagoon"
      layout="left"
      actions={
        <div className={styles.stores}>
          <button type="button" className="button" onClick={() => setIsAsked(true)}>
            {t('app.download')}
          </button>
          <StoreBadges />
          <p className={styles.answer} role="status">
            {isAsked && t('app.notYet')}
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
          <p className={card.name}>{t('people.ines.named')}</p>
        </div>
      </div>
    </Feature>
  );
}
