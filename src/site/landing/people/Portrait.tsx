import { useTranslation } from 'react-i18next';
import card from '#site/landing/parts/card.module.css';
import styles from './Portrait.module.css';

const drawings = import.meta.glob<string>('./*.svg', { eager: true, query: '?no-inline', import: 'default' });

/** The page's invented people, and the colours of the paper that they are drawn on. */
const people = {
  maya: { age: 34, paper: 'blush' },
  jun: { age: 29, paper: 'marigold' },
  noor: { age: 31, paper: 'blush' },
  kabir: { age: 38, paper: 'lagoon' },
  ruth: { age: 67, paper: 'marigold' },
  leo: { age: 42, paper: 'lagoon' },
  sol: { age: 26, paper: 'marigold' },
  ines: { age: 52, paper: 'marigold' },
  theo: { age: 61, paper: 'lagoon' },
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
  return (
    <img
      className={bare ? styles.portrait : `${styles.portrait} ${styles[people[person].paper]}`}
      src={drawings[`./${person}.svg`]}
      alt={alt ?? t(`people.${person}.portrait`)}
      width={280}
      height={314}
      loading="lazy"
      draggable={false}
    />
  );
}

type NameAndAgeProps = { person: Person; className?: string; isHidden?: boolean };

export function NameAndAge({ person, className = '', isHidden = false }: NameAndAgeProps) {
  const { t } = useTranslation('features');
  return (
    <p className={`${card.name} ${className}`} data-hidden={isHidden || undefined}>
      {`${t(`people.${person}.name`)}, ${people[person].age}`}
    </p>
  );
}
