import { useTranslation } from 'react-i18next';
import ines from './ines.svg?no-inline';
import jun from './jun.svg?no-inline';
import kabir from './kabir.svg?no-inline';
import leo from './leo.svg?no-inline';
import maya from './maya.svg?no-inline';
import noor from './noor.svg?no-inline';
import styles from './Portrait.module.css';
import ruth from './ruth.svg?no-inline';
import sol from './sol.svg?no-inline';
import theo from './theo.svg?no-inline';

/** The page's invented people: their drawings, and the colours of the paper. */
const people = {
  maya: { age: 34, drawing: maya, paper: 'blush' },
  jun: { age: 29, drawing: jun, paper: 'marigold' },
  noor: { age: 31, drawing: noor, paper: 'blush' },
  kabir: { age: 38, drawing: kabir, paper: 'lagoon' },
  ruth: { age: 67, drawing: ruth, paper: 'marigold' },
  leo: { age: 42, drawing: leo, paper: 'lagoon' },
  sol: { age: 26, drawing: sol, paper: 'marigold' },
  ines: { age: 52, drawing: ines, paper: 'marigold' },
  theo: { age: 61, drawing: theo, paper: 'lagoon' },
} as const;

export type Person = keyof typeof people;

type PortraitProps = {
  person: Person;
  /** The person's portrait by default; empty for decoration. */
  alt?: string;
  /** Without the coloured paper. */
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

export function NameAndAge({ person }: { person: Person }) {
  const { t } = useTranslation('features');
  return `${t(`people.${person}.name`)}, ${people[person].age}`;
}
