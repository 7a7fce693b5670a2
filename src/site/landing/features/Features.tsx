import type { FeaturesMessages } from '#i18n/messages/en/features.ts';
import { DetailedProfiles } from './DetailedProfiles.tsx';
import { DiscoverProfiles } from './DiscoverProfiles.tsx';
import { DraftProfile } from './DraftProfile.tsx';
import { LoveReimagined } from './LoveReimagined.tsx';
import { MatchMessageConnect } from './MatchMessageConnect.tsx';
import { RealProfiles } from './RealProfiles.tsx';
import { SwapProfiles } from './SwapProfiles.tsx';

/** The seven feature sections in page order. */
export function Features({ words }: { words: FeaturesMessages }) {
  const { people } = words;
  return (
    <>
      <RealProfiles words={words.realProfiles} people={people} />
      <LoveReimagined words={words.loveReimagined} people={people} />
      <DiscoverProfiles words={words} />
      <DraftProfile words={words.draftProfile} people={people} />
      <SwapProfiles words={words.swapProfiles} people={people} />
      <MatchMessageConnect words={words.matchMessageConnect} people={people} />
      <DetailedProfiles words={words.detailedProfiles} people={people} />
    </>
  );
}
