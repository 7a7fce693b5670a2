import styles from './Portrait.module.css';
import { type Person, people } from './people.ts';

type PortraitProps = { person: Person; alt: string; bare?: boolean };

/** A drawn person on a sheet of coloured paper, or cut out of it when bare. */
export function Portrait({ person, alt, bare }: PortraitProps) {
  const { drawing, paper } = people[person];
  return (
    <img
      className={styles.portrait}
      style={bare ? undefined : { backgroundColor: paper }}
      src={drawing}
      alt={alt}
      width={280}
      height={314}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      draggable={false}
    />
  );
}
