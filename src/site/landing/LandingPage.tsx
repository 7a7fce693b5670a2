import { About } from './About.tsx';
import { AppBanner } from './appBanner/AppBanner.tsx';
import { Contact } from './Contact.tsx';
import { DiscoverProfiles } from './deck/DiscoverProfiles.tsx';
import { DetailedProfiles } from './detailedProfiles/DetailedProfiles.tsx';
import { DraftProfile } from './draftProfile/DraftProfile.tsx';
import { Hero } from './Hero.tsx';
import { Launch } from './launch/Launch.tsx';
import { LoveReimagined } from './loveReimagined/LoveReimagined.tsx';
import { MatchMessageConnect } from './matchMessageConnect/MatchMessageConnect.tsx';
import { RealProfiles } from './realProfiles/RealProfiles.tsx';
import { SwapProfiles } from './swapProfiles/SwapProfiles.tsx';
import { ToastArea } from './ToastArea.tsx';

/** The sections in page order. */
export const LandingPage = () => (
  <>
    <Hero />
    <Launch />
    <About />
    <AppBanner />
    <RealProfiles />
    <LoveReimagined />
    <DiscoverProfiles />
    <DraftProfile />
    <SwapProfiles />
    <MatchMessageConnect />
    <DetailedProfiles />
    <Contact />
    <ToastArea />
  </>
);
