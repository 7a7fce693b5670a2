import type { i18n as I18n } from 'i18next';
import { type ComponentType, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Footer } from '#site/layout/Footer.tsx';
import { Header } from '#site/layout/Header.tsx';
import { ScrollToTop } from '#site/layout/ScrollToTop.tsx';
import { readyEvent } from '#start/contract.ts';
import { type Launch, LaunchContext, useLaunch } from './launch.ts';
import { type PageName, pages } from './pages.ts';
import './styles/base.css';

type SiteProps = { name: PageName; content: ComponentType };

function Frame({ name, content: Content }: SiteProps) {
  const { t, i18n } = useTranslation();
  const { hasPassed } = useLaunch();
  const isLanding = name === 'home';

  useEffect(() => {
    dispatchEvent(new Event(readyEvent)); // src/start/startLanding.ts then repeats a press that came too early
  }, []);

  useEffect(() => {
    document.title = pages[name].title(i18n, hasPassed);
  });

  return (
    <>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <Header isLanding={isLanding} />
      <main id="main">
        <Content />
      </main>
      <Footer isLanding={isLanding} />
      <ScrollToTop />
    </>
  );
}

/** One public page in its frame. */
export function Site({ i18n, launch, ...props }: SiteProps & { i18n: I18n; launch: Launch }) {
  return (
    <I18nextProvider i18n={i18n}>
      <LaunchContext value={launch}>
        <Frame {...props} />
      </LaunchContext>
    </I18nextProvider>
  );
}
