import type { i18n as I18n } from 'i18next';
import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Footer } from '#site/layout/Footer.tsx';
import { Header } from '#site/layout/Header.tsx';
import { readyEvent } from '#start/contract.ts';
import { type Launch, LaunchContext } from './pageSettings.ts';
import { type PageName, pages } from './pages.ts';
import styles from './Site.module.css';
import { followScroll, holdPlace } from './scroll.ts';
import './styles/base.css';

/** Names the page's language in the frame that draws its messages, and keeps what is read at its place. */
function usePageLanguage(i18n: I18n) {
  const held = useRef<{ to: string; moveBack: () => void }>(undefined);
  const { language } = i18n;

  useEffect(() => {
    const hold = (to: string) => {
      held.current = { to, moveBack: holdPlace() };
    };
    i18n.on('languageChanging', hold); // its messages are loaded by then
    return () => i18n.off('languageChanging', hold);
  }, [i18n]);

  useLayoutEffect(() => {
    document.documentElement.lang = language; // changes line breaks, and so heights
    if (held.current?.to === language) held.current.moveBack();
  }, [language]);
}

type SiteProps = { name: PageName; content: ComponentType };

function Frame({ name, content: Content }: SiteProps) {
  const { t, i18n } = useTranslation();
  const isLanding = name === 'home';
  usePageLanguage(i18n);

  useEffect(followScroll, []); // changes the header, and shows the button to the top
  useEffect(() => {
    dispatchEvent(new Event(readyEvent)); // startLanding.ts then repeats an early press
  }, []);

  const title = pages[name].title(i18n);
  useEffect(() => {
    document.title = title;
  }, [title]);

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
      <button className={styles.toTop} type="button" aria-label={t('toTop', { ns: 'layout' })} hidden data-to-top="">
        <svg className="drawn" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20C11 14 13 9 12 4M5.500 10.500C8.500 9 10.500 7 12 4c1.500 3 3.500 5 6.500 6.500" />
        </svg>
      </button>
    </>
  );
}

/** A public page with header and footer. */
export function Site({ i18n, launch, ...props }: SiteProps & { i18n: I18n; launch: Launch }) {
  return (
    <I18nextProvider i18n={i18n}>
      <LaunchContext value={launch}>
        <Frame {...props} />
      </LaunchContext>
    </I18nextProvider>
  );
}
