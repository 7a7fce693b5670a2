import card from '#site/landing/parts/card.module.css';
import styles from './StockLine.module.css';

type StockLineProps = { stock: string; real: string; isStruck: boolean; onPress: () => void };

/** A printed phrase anybody could have written. Struck out, it makes room for what this person would say. */
export function StockLine({ stock, real, isStruck, onPress }: StockLineProps) {
  return (
    <div className={`${styles.line} ${isStruck ? styles.struck : ''}`}>
      <button type="button" className={styles.stock} aria-pressed={isStruck} onClick={onPress}>
        {stock}
        <svg className={styles.stroke} viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
          <path d="M3 12C70 4 120 15 180 8s80-3 117 1" />
        </svg>
      </button>
      <p className={`${card.hand} ${styles.real}`} aria-hidden={!isStruck}>
        {real}
      </p>
    </div>
  );
}
