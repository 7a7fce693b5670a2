import { useTranslation } from 'react-i18next';
import styles from './Portrait.module.css';
import { type Person, people } from './people.ts';

type PortraitProps = {
  person: Person;
  /** What the drawing shows, unless told; empty where it is decoration. */
  alt?: string;
  /** Without its sheet of coloured paper. */
  bare?: boolean;
};

export function Portrait({ person, alt, bare }: PortraitProps) {
  const { t } = useTranslation('features');
  const { drawing, paper } = people[person];
  return (
    <img
      className={bare ? styles.portrait : `${styles.portrait} ${styles[paper]}`}
      src={drawing}
      alt={alt ?? t(`people.${person}.portrait`)}
      width={280}
      height={314}
      loading="lazy"
      draggable={false}
    />
  );
}

/** The name and the age of a person, as a card shows them. */
export function NameAndAge({ person }: { person: Person }) {
  const { t } = useTranslation('features');
  return `${t(`people.${person}.name`)}, ${people[person].age}`;
}
