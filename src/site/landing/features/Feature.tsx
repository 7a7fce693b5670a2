import type { ReactNode } from 'react';
import { Emphasis } from '#site/layout/Emphasis.tsx';
import styles from './Feature.module.css';
import { TornEdge } from './TornEdge.tsx';

type FeatureProps = {
  id: string;
  words: { heading: string; text: string };
  sheet?: 'ground' | 'marigold' | 'blush' | 'lagoon' | 'night';
  /** Where the scene lies beside the words, and how much room it takes. */
  lay?: 'right' | 'left' | 'wideRight' | 'wideLeft' | 'below';
  /** What to do, below the text. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One section: a sentence of a headline, a short text, and a piece of the app that shows it. */
export function Feature({ id, words, sheet = 'ground', lay = 'right', actions, children }: FeatureProps) {
  return (
    <section id={id} className={`${styles.feature} ${styles[sheet]} ${styles[lay]}`} aria-labelledby={`${id}-heading`}>
      {sheet !== 'ground' && <TornEdge side="top" />}
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`}>
            <Emphasis text={words.heading} />
          </h2>
          <p className="lede">{words.text}</p>
          {actions}
        </div>
        <div className={styles.scene}>{children}</div>
      </div>
      {sheet !== 'ground' && <TornEdge side="bottom" />}
    </section>
  );
}
