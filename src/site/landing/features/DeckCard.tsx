import type { CSSProperties, HTMLAttributes } from 'react';
import styles from './DeckCard.module.css';
import { Portrait } from './Portrait.tsx';
import paper from './paper.module.css';
import type { Person } from './people.ts';

type DeckCardProps = HTMLAttributes<HTMLLIElement> & {
  person: Person;
  words: { prompt: string; answer: string; named: string; portrait: string; hello: string; pass: string };
  depth: number;
  isTurned: boolean;
  thrownTo?: { x: number; y: number };
};

/** One card: what the person wrote on its front, their face on its back. */
export function DeckCard({ person, words, depth, isTurned, thrownTo, ...handlers }: DeckCardProps) {
  const place = { '--depth': depth, '--to-x': `${thrownTo?.x ?? 0}px`, '--to-y': `${thrownTo?.y ?? 0}px` };
  const state = `${depth === 0 ? styles.top : ''} ${isTurned ? styles.turned : ''} ${thrownTo ? styles.thrown : ''}`;
  return (
    <li className={`${styles.place} ${state}`} style={place as CSSProperties} aria-hidden={depth > 0} {...handlers}>
      <div className={styles.card}>
        <div className={`${paper.card} ${styles.face} ${styles.front}`} aria-hidden={isTurned}>
          <p className={paper.label}>{words.prompt}</p>
          <p className={`${paper.hand} ${styles.answer}`}>{words.answer}</p>
          <span className={`${styles.stamp} ${styles.hello}`} aria-hidden="true">
            {words.hello}
          </span>
          <span className={`${styles.stamp} ${styles.pass}`} aria-hidden="true">
            {words.pass}
          </span>
        </div>
        <div className={`${paper.card} ${styles.face} ${styles.back}`} aria-hidden={!isTurned}>
          <Portrait person={person} alt={words.portrait} />
          <p className={`${paper.name} ${styles.caption}`}>{words.named}</p>
        </div>
      </div>
    </li>
  );
}
