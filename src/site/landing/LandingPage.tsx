import { Contact } from './Contact.tsx';
import { About } from './features/About.tsx';
import { AppBanner } from './features/AppBanner.tsx';
import { Features } from './features/Features.tsx';
import { Hero } from './Hero.tsx';
import { Launch } from './Launch.tsx';
import { ToastArea } from './ToastArea.tsx';
import { useFeatureWords } from './useFeatureWords.ts';

/** The sections in page order. */
export function LandingPage() {
  const words = useFeatureWords();
  return (
    <>
      <Hero />
      <Launch />
      <About words={words.about} />
      <AppBanner words={words.app} people={words.people} />
      <Features words={words} />
      <Contact />
      <ToastArea />
    </>
  );
}
