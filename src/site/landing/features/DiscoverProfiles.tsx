import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { Deck } from './Deck.tsx';
import { Feature } from './Feature.tsx';

const dealt = ['maya', 'theo', 'noor', 'jun', 'ruth'] as const;

export function DiscoverProfiles({ words }: { words: FeaturesMessages }) {
  const { discoverProfiles, deck, people } = words;
  const cards = dealt.map((person) => ({ person, ...discoverProfiles.cards[person] }));
  return (
    <Feature id="discover-profiles" words={discoverProfiles} lay="right">
      <Deck label={discoverProfiles.label} words={deck} people={people} cards={cards} />
    </Feature>
  );
}
