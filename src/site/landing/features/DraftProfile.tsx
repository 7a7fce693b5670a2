import { useState } from 'react';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import styles from './DraftProfile.module.css';
import { DraftSheet } from './DraftSheet.tsx';
import { Feature } from './Feature.tsx';
import { Portrait } from './Portrait.tsx';
import paper from './paper.module.css';
import { useScene } from './useScene.ts';
import { useSteps } from './useSteps.ts';

const drafts = ['first', 'second', 'third'] as const;
type DraftProfileProps = { words: FeaturesMessages['draftProfile']; people: FeaturesMessages['people'] };

export function DraftProfile({ words, people }: DraftProfileProps) {
  const { ref, phase } = useScene();
  const [turn, setTurn] = useState(0);
  const [isKept, setIsKept] = useState(false);
  const texts = drafts.map((draft) => words.drafts[draft]);
  const current = turn % texts.length;
  const [written, startOver] = useSteps((texts[current] ?? '').split(' ').length, 130, phase);

  const writeAnother = () => {
    setTurn(turn + 1);
    setIsKept(false);
    startOver();
  };

  return (
    <Feature id="draft-profile" words={words} sheet="blush" lay="wideRight">
      <figure ref={ref} className={styles.desk} aria-label={words.label}>
        <div className={`${paper.card} ${styles.sheet} ${isKept ? styles.kept : ''}`}>
          <header className={styles.header}>
            <span className={styles.writer}>
              <Portrait person="ines" alt={people.ines.portrait} />
            </span>
            <p className={paper.label}>{words.writer}</p>
          </header>
          <DraftSheet texts={texts} current={current} written={written} />
          <p className={styles.stamp} role="status">
            {isKept && words.kept}
          </p>
        </div>
        <div className={paper.actions}>
          <button type="button" className="button" disabled={isKept} onClick={() => setIsKept(true)}>
            {words.keep}
          </button>
          <button type="button" className={`button ${paper.quiet}`} onClick={writeAnother}>
            {words.another}
          </button>
        </div>
      </figure>
    </Feature>
  );
}
