import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import { NameAndAge, type Person, Portrait } from '#site/landing/people/Portrait.tsx';
import styles from './DeckCard.module.css';
import type { Side } from './useSwipe.ts';

type DeckCardProps = HTMLAttributes<HTMLLIElement> & {
  person: Person;
  prompt: string;
  answer: string;
  /** The number of cards on top of it. */
  depth: number;
  isTurned: boolean;
  swipedTo?: Side;
};

/** Classes, because the page's policy refuses `style` in HTML. Cards below the third are invisible. */
const depths = [styles.top, styles.second, styles.third];

export function DeckCard({ person, prompt, answer, depth, isTurned, swipedTo, ...handlers }: DeckCardProps) {
  const { t } = useTranslation('features');
  const state = `${depths[depth] ?? ''} ${isTurned ? styles.turned : ''} ${swipedTo ? styles.swiped : ''}`;
  return (
    <li className={`${styles.slot} ${state}`} data-swiped={swipedTo} aria-hidden={depth > 0 || undefined} {...handlers}>
      <div className={styles.card}>
        <div className={`${card.surface} ${styles.face} ${styles.front}`} aria-hidden={isTurned || undefined}>
          <p className={card.label}>{prompt}</p>
          <p className={`${card.hand} ${styles.answer}`}>{answer}</p>
          <span className={`${styles.stamp} ${styles.hello}`} aria-hidden="true">
            {t('deck.stamp')}
          </span>
          <span className={`${styles.stamp} ${styles.pass}`} aria-hidden="true">
            {t('deck.pass')}
          </span>
        </div>
        <div className={`${card.surface} ${styles.face} ${styles.back}`} aria-hidden={!isTurned || undefined}>
          <Portrait person={person} />
          <NameAndAge person={person} className={styles.caption} />
        </div>
      </div>
    </li>
  );
}
