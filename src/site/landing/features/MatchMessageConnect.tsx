import { useState } from 'react';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { Feature } from './Feature.tsx';
import { FirstMessages } from './FirstMessages.tsx';
import styles from './MatchMessageConnect.module.css';
import { Portrait } from './Portrait.tsx';
import paper from './paper.module.css';
import { useScene } from './useScene.ts';
import { useSteps } from './useSteps.ts';

const pair = ['maya', 'leo'] as const;
const matchAndMessages = 4;
type MatchMessageConnectProps = { words: FeaturesMessages['matchMessageConnect']; people: FeaturesMessages['people'] };

export function MatchMessageConnect({ words, people }: MatchMessageConnectProps) {
  const { ref, phase } = useScene();
  const [shown, startOver] = useSteps(matchAndMessages, 900, phase);
  const [reply, setReply] = useState<'bold' | 'kind'>();

  const playAgain = () => {
    setReply(undefined);
    startOver();
  };

  return (
    <Feature id="match-message-connect" words={words} sheet="night" lay="wideRight">
      <figure ref={ref} className={styles.match} aria-label={words.label}>
        <div className={`${styles.pair} ${shown > 0 ? styles.together : ''}`}>
          {pair.map((person) => (
            <span key={person} className={`${paper.card} ${styles.person}`}>
              <Portrait person={person} alt={people[person].portrait} />
            </span>
          ))}
          <p className={`${paper.hand} ${styles.verdict}`}>{words.matched}</p>
        </div>
        <FirstMessages
          words={words.messages}
          people={people}
          shown={shown - 1}
          reply={reply}
          onReply={setReply}
          onAgain={playAgain}
        />
      </figure>
    </Feature>
  );
}
