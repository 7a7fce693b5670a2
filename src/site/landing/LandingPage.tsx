import { About } from './about/About.tsx';
import { AppBanner } from './appBanner/AppBanner.tsx';
import { Contact } from './contact/Contact.tsx';
import { DiscoverProfiles } from './deck/DiscoverProfiles.tsx';
import { DetailedProfiles } from './detailedProfiles/DetailedProfiles.tsx';
import { DraftProfile } from './draftProfile/DraftProfile.tsx';
import { ToastArea } from './forms/ToastArea.tsx';
import { Hero } from './hero/Hero.tsx';
import { Launch } from './launch/Launch.tsx';
import { LoveReimagined } from './loveReimagined/LoveReimagined.tsx';
import { MatchMessageConnect } from './matchMessageConnect/MatchMessageConnect.tsx';
import { RealProfiles } from './realProfiles/RealProfiles.tsx';
import { SwapProfiles } from './swapProfiles/SwapProfiles.tsx';

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
