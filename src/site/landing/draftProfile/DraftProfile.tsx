import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { useInViewPhase } from '#site/landing/parts/useInViewPhase.ts';
import { useStepTimer } from '#site/landing/parts/useStepTimer.ts';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './DraftProfile.module.css';
import { DraftSheet } from './DraftSheet.tsx';

const drafts = ['first', 'second', 'third'] as const;

export function DraftProfile() {
  const { t } = useTranslation('features');
  const { ref, phase } = useInViewPhase();
  const [turn, setTurn] = useState(0);
  const [isKept, setIsKept] = useState(false);
  const texts = drafts.map((draft) => t(`draftProfile.drafts.${draft}`));
  const current = turn % texts.length;
  const [written, startOver] = useStepTimer((texts[current] ?? '').split(' ').length, 130, phase);

  const writeAnother = () => {
    setTurn(turn + 1);
    setIsKept(false);
    startOver();
  };

  return (
    <Feature id="draft-profile" name="draftProfile" background="blush" layout="wideRight">
      <figure ref={ref} className={styles.desk} aria-label={t('draftProfile.label')}>
        <div className={`${card.surface} ${styles.sheet} ${isKept ? styles.kept : ''}`}>
          <header className={styles.header}>
            <span className={styles.writer}>
              <Portrait person="ines" />
            </span>
            <p className={card.label}>{t('draftProfile.writer')}</p>
          </header>
          <DraftSheet texts={texts} current={current} written={written} />
          <p className={styles.stamp} role="status">
            {isKept && t('draftProfile.kept')}
          </p>
        </div>
        <div className={card.actions}>
          <button type="button" className="button" disabled={isKept} onClick={() => setIsKept(true)}>
            {t('draftProfile.keep')}
          </button>
          <button type="button" className={`button ${card.quiet}`} onClick={writeAnother}>
            {t('draftProfile.another')}
          </button>
        </div>
      </figure>
    </Feature>
  );
}
