import styles from './TornEdge.module.css';

/** The ragged edge of a coloured section, lying over its neighbour. */
export function TornEdge({ side }: { side: 'top' | 'bottom' }) {
  return (
    <svg
      className={`${styles.edge} ${styles[side]}`}
      viewBox="0 0 1200 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 21V9l38-3 52 5 61-6 44 2 70 5 39-7 83 3 57 5 66-8 31 4 92 1 47-5 74 6 58-3 81 4 42-7 66 3 73 5 55-6 71 4V21Z" />
    </svg>
  );
}
