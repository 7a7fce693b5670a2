import { brand } from '#brand/brand.ts';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <rect x="13" y="4" width="21" height="28" rx="5" fill="var(--color-marigold)" transform="rotate(12 23 18)" />
        <path
          d="M9.6 6.2h14.8a5 5 0 0 1 5 5v15.6a5 5 0 0 1-5 5h-8L9.2 37.5l.8-5.7h-.4a5 5 0 0 1-5-5V11.2a5 5 0 0 1 5-5z"
          fill="var(--color-coral)"
        />
        <path
          d="M11.5 14.5c0 3.2 0 5-1.2 6.8m8.2-6.8c0 3.2 0 5-1.2 6.8"
          stroke="var(--color-ink)"
          strokeWidth="3.6"
          strokeLinecap="round"
          fill="none"
          transform="translate(3 -1)"
        />
      </svg>
      {brand.name}
    </span>
  );
}
