import { useState } from 'react';
import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { Feature } from './Feature.tsx';
import styles from './LoveReimagined.module.css';
import { Portrait } from './Portrait.tsx';
import paper from './paper.module.css';
import { useScene } from './useScene.ts';
import { useSteps } from './useSteps.ts';

const strips = ['first', 'second', 'third'] as const;
type Strip = (typeof strips)[number];
type LoveReimaginedProps = { words: FeaturesMessages['loveReimagined']; people: FeaturesMessages['people'] };

/** A portrait under three strips of paper. Each asks a question; opening it gives the answer and a third of the face. */
export function LoveReimagined({ words, people }: LoveReimaginedProps) {
  const { ref, phase } = useScene();
  const [shown] = useSteps(1, 700, phase);
  const [chosen, setChosen] = useState<Partial<Record<Strip, boolean>>>({});
  const isOpen = (strip: Strip) => chosen[strip] ?? (strip === 'first' && shown === 1);
  const isWholeFace = strips.every(isOpen);

  return (
    <Feature id="love-reimagined" words={words} sheet="marigold" lay="below">
      <figure ref={ref} className={styles.reveal} aria-label={words.strips.label}>
        <div className={styles.frame}>
          <Portrait person="kabir" alt={isWholeFace ? people.kabir.portrait : words.strips.covered} />
          {strips.map((strip) => (
            <button
              key={strip}
              type="button"
              className={styles.strip}
              aria-expanded={isOpen(strip)}
              aria-controls={`answer-${strip}`}
              onClick={() => setChosen({ ...chosen, [strip]: !isOpen(strip) })}
            >
              <span>{words.strips[strip].question}</span>
            </button>
          ))}
        </div>
        <div className={styles.answers}>
          {strips.map((strip) => (
            <p key={strip} id={`answer-${strip}`} className={`${paper.hand} ${styles.line}`}>
              <span className={`${styles.answer} ${isOpen(strip) ? styles.open : ''}`}>
                <span className={styles.question}>{words.strips[strip].question}</span>
                {words.strips[strip].answer}
              </span>
            </p>
          ))}
          <p className={`${paper.name} ${styles.answer} ${isWholeFace ? styles.open : ''}`}>{people.kabir.named}</p>
        </div>
      </figure>
    </Feature>
  );
}
