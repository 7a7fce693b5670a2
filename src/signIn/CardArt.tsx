import { useTranslation } from 'react-i18next';
import styles from './CardArt.module.css';

/** The pen stroke at each word: a ring around safe, a line under simple, a curl under fun. */
const cards = [
  {
    word: 'deck.safe',
    style: styles.safe,
    pen: 'M92 16C84 5 52 1 30 4 9 7 0 15 3 23s26 14 54 13 44-10 41-20S66 1 38 6',
  },
  { word: 'deck.simple', style: styles.simple, pen: 'M1 26c30-6 66-8 98-6' },
  {
    word: 'deck.fun',
    style: styles.fun,
    pen: 'M2 22c10-22 20-22 18-3s-13 19-6-4 23-20 22 1-14 18-7-4 23-18 22 3-11 15-7-4 20-17 54-7',
  },
] as const;

/** Three cards of the deck, as decoration: the tagline has the same words. */
export function CardArt() {
  const { t } = useTranslation('session');
  return (
    <div className={styles.deck} aria-hidden="true">
      {cards.map(({ word, style, pen }) => (
        <div key={word} className={`${styles.card} ${style}`}>
          <span className={styles.word}>
            {t(word)}
            <svg className={styles.pen} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
              <path d={pen} />
            </svg>
          </span>
          <span className={styles.corner}>{t(word)}</span>
        </div>
      ))}
    </div>
  );
}
