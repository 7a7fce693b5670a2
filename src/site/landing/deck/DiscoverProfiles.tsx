import { useTranslation } from 'react-i18next';
import { Feature } from '#site/landing/parts/Feature.tsx';
import { Deck } from './Deck.tsx';

const cardOrder = ['maya', 'theo', 'noor', 'jun', 'ruth'] as const;

export function DiscoverProfiles() {
  const { t } = useTranslation('features');
  const cards = cardOrder.map((person) => ({
    person,
    prompt: t(`discoverProfiles.cards.${person}.prompt`),
    answer: t(`discoverProfiles.cards.${person}.answer`),
  }));
  return (
    <Feature id="discover-profiles" name="discoverProfiles">
      <Deck label={t('discoverProfiles.label')} cards={cards} />
    </Feature>
  );
}
