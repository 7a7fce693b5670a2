import '#brand/tokens.css';
import '#brand/loadFailure.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { detectLanguage, languageOfAddress, saveLanguage } from '#i18n/detectLanguage.ts';
import { createI18n, setLanguage } from '#i18n/i18next.ts';
import { defaultLanguage, languageOf } from '#i18n/language.ts';
import { rootId } from '#start/contract.ts';
import { showLoadFailure } from '#start/showLoadFailure.ts';
import { launchAsServed } from './pageSettings.ts';
import { pageAt, pages } from './pages.ts';
import { Site } from './Site.tsx';

/** Brings the page to life in the language it was served in, then turns to the visitor's own if that is another. */
async function startSite(root: HTMLElement) {
  const name = pageAt(location.pathname);
  const served = languageOf(document.documentElement.lang) ?? defaultLanguage;
  const [i18n, content] = await Promise.all([createI18n(served, pages[name].namespaces), pages[name].load(served)]);

  const launch = launchAsServed(document.documentElement);
  const site = <Site i18n={i18n} launch={launch} name={name} content={content} />;
  if (root.firstElementChild)
    startTransition(() => void hydrateRoot(root, site)); // in slices: nobody waits for it
  else createRoot(root).render(site);

  const asked = languageOfAddress();
  if (asked) saveLanguage(asked);
  const wanted = detectLanguage();
  if (wanted !== served) await setLanguage(i18n, wanted);
}

const root = document.getElementById(rootId);
if (root) startSite(root).catch(showLoadFailure);
