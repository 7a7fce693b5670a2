import { useTranslation } from 'react-i18next';
import styles from './Deck.module.css';

/** The stroke a pen left under each word: a ring for safe, one line for simple, a curl for fun. */
const cards = [
  {
    word: 'deck.safe',
    stroke: 'M8 24C4 10 42 3 92 5s66 20 48 30-72 14-104 10S2 34 10 22 60 6 96 8',
    look: styles.safe,
  },
  { word: 'deck.simple', stroke: 'M6 28c44-6 92-9 140-7', look: styles.simple },
  {
    word: 'deck.fun',
    stroke: 'M4 30c16-22 30-22 28-4s-20 16-10-4 34-20 34 0-20 18-12-2 34-18 34 2-18 16-10-4 30-18 66-8',
    look: styles.fun,
  },
] as const;

/** Three cards of the product's deck. Decoration: the tagline beside it says the same. */
export function Deck() {
  const { t } = useTranslation('session');
  return (
    <div className={styles.deck} aria-hidden="true">
      {cards.map(({ word, stroke, look }) => (
        <div key={word} className={`${styles.card} ${look}`}>
          <span className={styles.word}>{t(word)}</span>
          <svg className={styles.stroke} viewBox="0 0 152 48" aria-hidden="true">
            <path d={stroke} />
          </svg>
        </div>
      ))}
    </div>
  );
}
