import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { useStepTimer } from '#site/landing/parts/useStepTimer.ts';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import { FirstMessages, type Reply } from './FirstMessages.tsx';
import styles from './MatchMessageConnect.module.css';

const pair = ['maya', 'leo'] as const;
const matchAndMessages = 4;

export function MatchMessageConnect() {
  const { t } = useTranslation(['features', 'layout']);
  const { ref, step, startOver } = useStepTimer(matchAndMessages, 900);
  const [reply, setReply] = useState<Reply>();

  const playAgain = () => {
    setReply(undefined);
    startOver();
  };

  return (
    <Feature
      id="match-message-connect"
      name="matchMessageConnect"
      background="night"
      layout="wideRight"
      actions={
        <p>
          {t('matchMessageConnect.safety')} <a href="/report">{t('legal.report', { ns: 'layout' })}</a>
        </p>
      }
    >
      <figure ref={ref} className={styles.match} aria-label={t('matchMessageConnect.label')}>
        <div className={`${styles.pair} ${step > 0 ? styles.together : ''}`}>
          {pair.map((person) => (
            <span key={person} className={`${card.surface} ${styles.person}`}>
              <Portrait person={person} />
            </span>
          ))}
          <p className={`${card.hand} ${card.appearing} ${styles.verdict}`} data-hidden={step < 1 || undefined}>
            {t('matchMessageConnect.matched')}
          </p>
        </div>
        <FirstMessages shown={step - 1} reply={reply} onReply={setReply} onAgain={playAgain} />
      </figure>
    </Feature>
  );
}
