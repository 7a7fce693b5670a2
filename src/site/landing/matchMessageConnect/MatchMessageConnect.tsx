import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStepTimer } from '#site/landing/parts/animation.ts';
import card from '#site/landing/parts/card.module.css';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './MatchMessageConnect.module.css';

const pair = ['maya', 'leo'] as const;
const matchAndMessages = 4;

export function MatchMessageConnect() {
  const { t } = useTranslation(['features', 'layout']);
  const { ref, step, startOver } = useStepTimer(matchAndMessages, 900);

  return (
    <Feature
      id="match-message-connect"
      name="matchMessageConnect"
      background="night"
      layout="wideRight"
      actions={
        <p>
          {`${t('matchMessageConnect.safety')} `}
          <a href="/report">{t('legal.report', { ns: 'layout' })}</a>
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
        <FirstMessages shown={step - 1} onAgain={startOver} />
      </figure>
    </Feature>
  );
}

const opening = [
  { message: 'first', from: 'leo' },
  { message: 'second', from: 'maya' },
  { message: 'third', from: 'leo' },
] as const;
const replies = ['bold', 'kind'] as const;

/** For a button in place of the one that had the focus. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/**
 * A conversation whose opening plays by itself, as far as it is `shown`. The visitor chooses the reply. A new message is
 * animated, at once or later.
 */
function FirstMessages({ shown, onAgain }: { shown: number; onAgain: () => void }) {
  const { t } = useTranslation('features');
  const [reply, setReply] = useState<(typeof replies)[number]>();

  const playAgain = () => {
    setReply(undefined);
    onAgain();
  };

  const messages = [
    ...opening.map(({ message, from }, index) => ({ message, from, arrives: '', isSent: index < shown })),
    ...(reply
      ? ([
          { message: `${reply}.text`, from: 'maya', arrives: styles.now, isSent: true },
          { message: `${reply}.answer`, from: 'leo', arrives: styles.later, isSent: true },
        ] as const)
      : []),
  ];
  return (
    <div className={styles.talk}>
      <div role="log" aria-label={t('matchMessageConnect.messages.label')}>
        <ol className={styles.messages}>
          {messages.map(({ message, from, arrives, isSent }) => (
            <li
              key={message}
              className={`${card.appearing} ${styles.message} ${styles[from]} ${arrives}`}
              data-hidden={!isSent || undefined}
            >
              <span className="visually-hidden">{`${t(`people.${from}.name`)}: `}</span>
              {t(`matchMessageConnect.messages.${message}`)}
            </li>
          ))}
        </ol>
      </div>
      {reply ? (
        <button ref={takeFocus} type="button" className={`button ${card.quiet} ${styles.again}`} onClick={playAgain}>
          {t('matchMessageConnect.messages.again')}
        </button>
      ) : (
        <div className={styles.choice}>
          <p className={styles.ask}>{t('matchMessageConnect.messages.choose')}</p>
          {replies.map((choice) => (
            <button key={choice} type="button" className={`button ${card.quiet}`} onClick={() => setReply(choice)}>
              {t(`matchMessageConnect.messages.${choice}.text`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
