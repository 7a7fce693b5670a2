import { About } from './About.tsx';
import { AppBanner } from './AppBanner.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import { Launch } from './Launch.tsx';
import { ToastArea } from './ToastArea.tsx';

/** The sections in page order. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Launch />
      <About />
      <AppBanner />
      <Contact />
      <ToastArea />
    </>
  );
}
