import { useTranslation } from 'react-i18next';
import { type Person, people } from './people.ts';

/** As a card says who somebody is. */
export function NameAndAge({ person }: { person: Person }) {
  const { t } = useTranslation('features');
  return `${t(`people.${person}.name`)}, ${people[person].age}`;
}
