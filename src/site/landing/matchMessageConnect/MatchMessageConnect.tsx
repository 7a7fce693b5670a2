import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { useInViewPhase } from '#site/landing/parts/useInViewPhase.ts';
import { useStepTimer } from '#site/landing/parts/useStepTimer.ts';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import { FirstMessages, type Reply } from './FirstMessages.tsx';
import styles from './MatchMessageConnect.module.css';

const pair = ['maya', 'leo'] as const;
const matchAndMessages = 4;

export function MatchMessageConnect() {
  const { t } = useTranslation('features');
  const { ref, phase } = useInViewPhase();
  const [shown, startOver] = useStepTimer(matchAndMessages, 900, phase);
  const [reply, setReply] = useState<Reply>();

  const playAgain = () => {
    setReply(undefined);
    startOver();
  };

  return (
    <Feature id="match-message-connect" name="matchMessageConnect" background="night" layout="wideRight">
      <figure ref={ref} className={styles.match} aria-label={t('matchMessageConnect.label')}>
        <div className={`${styles.pair} ${shown > 0 ? styles.together : ''}`}>
          {pair.map((person) => (
            <span key={person} className={`${card.surface} ${styles.person}`}>
              <Portrait person={person} />
            </span>
          ))}
          <p className={`${card.hand} ${styles.verdict}`}>{t('matchMessageConnect.matched')}</p>
        </div>
        <FirstMessages shown={shown - 1} reply={reply} onReply={setReply} onAgain={playAgain} />
      </figure>
    </Feature>
  );
}
