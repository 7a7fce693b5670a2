import { useState } from 'react';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { Feature } from './Feature.tsx';
import { Portrait } from './Portrait.tsx';
import paper from './paper.module.css';
import styles from './SwapProfiles.module.css';
import { useScene } from './useScene.ts';
import { useSteps } from './useSteps.ts';

const pair = ['maya', 'leo'] as const;
type SwapProfilesProps = { words: FeaturesMessages['swapProfiles']; people: FeaturesMessages['people'] };

export function SwapProfiles({ words, people }: SwapProfilesProps) {
  const { ref, phase } = useScene();
  const [shown] = useSteps(1, 900, phase);
  const [chosen, setChosen] = useState<boolean>();
  const isSwapped = chosen ?? shown === 1;

  return (
    <Feature id="swap-profiles" words={words} lay="wideLeft">
      <figure ref={ref} className={styles.table} aria-label={words.label}>
        <ul className={`${styles.seats} ${isSwapped ? styles.swapped : ''}`}>
          {pair.map((person) => (
            <li key={person} className={styles.seat}>
              <p className={styles.owner}>{words.seats[person]}</p>
              <div className={`${paper.card} ${styles.card}`}>
                <Portrait person={person} alt={people[person].portrait} />
                <p className={paper.name}>{people[person].named}</p>
                <p className={paper.hand}>{words.cards[person]}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.dealer}>
          <span className={styles.friend}>
            <Portrait person="sol" alt={people.sol.portrait} />
          </span>
          <div>
            <p className={styles.owner}>{words.dealer}</p>
            <p className={`${paper.hand} ${styles.note} ${isSwapped ? styles.shown : ''}`}>{words.note}</p>
          </div>
          <button type="button" className="button" onClick={() => setChosen(!isSwapped)}>
            {isSwapped ? words.back : words.swap}
          </button>
        </div>
        <p className={paper.spoken} role="status">
          {chosen !== undefined && (isSwapped ? words.swapped : words.returned)}
        </p>
      </figure>
    </Feature>
  );
}
