import { useTranslation } from 'react-i18next';
import { useParts } from '#site/landing/parts/animation.ts';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { NameAndAge, Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './SwapProfiles.module.css';

const pair = ['maya', 'leo'] as const;

export function SwapProfiles() {
  const { t } = useTranslation('features');
  const { ref, isOpen, toggle, hasChosen } = useParts(1, 900);
  const isSwapped = isOpen(0);

  return (
    <Feature id="swap-profiles" name="swapProfiles" layout="wideLeft">
      <figure ref={ref} className={styles.table} aria-label={t('swapProfiles.label')}>
        <ul className={`${styles.seats} ${isSwapped ? styles.swapped : ''}`}>
          {pair.map((person) => (
            <li key={person} className={styles.seat}>
              <p className={styles.owner}>{t(`swapProfiles.seats.${person}`)}</p>
              <div className={`${card.surface} ${styles.card}`}>
                <Portrait person={person} />
                <NameAndAge person={person} />
                <p className={card.hand}>{t(`swapProfiles.cards.${person}`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.dealer}>
          <span className={card.avatar}>
            <Portrait person="sol" />
          </span>
          <div>
            <p className={styles.owner}>{t('swapProfiles.dealer')}</p>
            <p className={`${card.hand} ${card.appearing} ${styles.note}`} data-hidden={!isSwapped || undefined}>
              {t('swapProfiles.note')}
            </p>
          </div>
          <button type="button" className="button" onClick={() => toggle(0)}>
            {isSwapped ? t('swapProfiles.back') : t('swapProfiles.swap')}
          </button>
        </div>
        <p className="visually-hidden" role="status">
          {hasChosen && (isSwapped ? t('swapProfiles.swapped') : t('swapProfiles.returned'))}
        </p>
      </figure>
    </Feature>
  );
}
