import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStepTimer } from '#site/landing/parts/animation.ts';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './DraftProfile.module.css';

const drafts = ['first', 'second', 'third'] as const;

const wordsOf = (text: string) => text.split(' ').map((word, position) => ({ word, position }));

/** Two more steps than words, until the last word has faded in. */
const stepsOf = (text: string) => wordsOf(text).length + 2;

type DraftProps = { text: string; isCurrent: boolean; written: number };

/** All drafts are in one grid cell: the sheet is as tall as the longest, and nothing moves when they change. */
const Draft = ({ text, isCurrent, written }: DraftProps) => (
  <p className={`${card.hand} ${styles.draft}`} data-hidden={!isCurrent || undefined} aria-hidden="true">
    {isCurrent && written < stepsOf(text)
      ? wordsOf(text).map(({ word, position }) => (
          <span key={position} data-hidden={position >= written || undefined}>{`${word} `}</span>
        ))
      : text}
  </p>
);

export function DraftProfile() {
  const { t } = useTranslation('features');
  const [draft, setDraft] = useState(0);
  const [isKept, setIsKept] = useState(false);
  const texts = drafts.map((key) => t(`draftProfile.drafts.${key}`));
  const current = draft % texts.length;
  const { ref, step, startOver } = useStepTimer(stepsOf(texts[current] ?? ''), 130);

  const writeAnother = () => {
    setDraft(draft + 1);
    setIsKept(false);
    startOver();
  };

  return (
    <Feature id="draft-profile" name="draftProfile" background="blush" layout="wideRight">
      <figure ref={ref} className={styles.desk} aria-label={t('draftProfile.label')}>
        <div className={`${card.surface} ${styles.sheet} ${isKept ? styles.kept : ''}`}>
          <header className={styles.header}>
            <span className={card.avatar}>
              <Portrait person="ines" />
            </span>
            <p className={card.label}>{t('draftProfile.writer')}</p>
          </header>
          <div className={styles.drafts}>
            <p className="visually-hidden" aria-live="polite">
              {texts[current]}
            </p>
            {texts.map((text, index) => (
              <Draft key={text} text={text} isCurrent={index === current} written={step} />
            ))}
          </div>
          <p className={`${card.appearing} ${styles.stamp}`} data-hidden={!isKept || undefined} role="status">
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
