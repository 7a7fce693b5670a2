import { useTranslation } from 'react-i18next';
import { useParts } from '#site/landing/parts/animation.ts';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { NameAndAge, Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './RealProfiles.module.css';

const lines = ['first', 'second', 'third'] as const;

/** A profile of stock phrases. A timer or the visitor strikes one out, and the person's own line appears. */
export function RealProfiles() {
  const { t } = useTranslation('features');
  const { ref, isOpen: isStruck, toggle } = useParts(lines.length, 1_000);

  return (
    <Feature id="real-profiles" name="realProfiles" layout="wideRight">
      <figure ref={ref} className={`${card.surface} ${styles.page}`} aria-label={t('realProfiles.page.label')}>
        <header className={styles.header}>
          <span className={card.avatar}>
            <Portrait person="leo" />
          </span>
          <div>
            <NameAndAge person="leo" />
            <p className={card.label}>{t('realProfiles.page.hint')}</p>
          </div>
        </header>
        {lines.map((line, index) => (
          <div key={line} className={styles.line}>
            <button type="button" className={styles.stock} aria-pressed={isStruck(index)} onClick={() => toggle(index)}>
              {t(`realProfiles.page.${line}.stock`)}
              <svg className="drawn" viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
                <path d="M3 12C70 4 120 15 180 8s80-3 117 1" />
              </svg>
            </button>
            <p
              className={`${card.hand} ${card.appearing}`}
              aria-hidden={!isStruck(index)}
              data-hidden={!isStruck(index) || undefined}
            >
              {t(`realProfiles.page.${line}.real`)}
            </p>
          </div>
        ))}
      </figure>
    </Feature>
  );
}
