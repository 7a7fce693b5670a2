import '#brand/tokens.css';
import '#brand/loadFailure.css';
import { createRoot } from 'react-dom/client';
import { detectLanguage, languageOfUrl, saveLanguage } from '#i18n/detectLanguage.ts';
import { createI18n, setLanguage } from '#i18n/i18next.ts';
import { defaultLanguage, languageOf } from '#i18n/language.ts';
import { rootId } from '#start/contract.ts';
import { keepReadable } from '#start/keepReadable.ts';
import { showLoadFailure } from '#start/showLoadFailure.ts';
import { tolerateTranslation } from '#start/tolerateTranslation.ts';
import { hydratePage } from './hydratePage.tsx';
import { launchAsServed } from './pageSettings.ts';
import { pageAt, pages } from './pages.ts';
import { Site } from './Site.tsx';

/** Hydrates the page in the language of its HTML, then switches to the visitor's language. */
async function startSite(root: HTMLElement) {
  const name = pageAt(location.pathname);
  const served = languageOf(document.documentElement.lang) ?? defaultLanguage;
  const [i18n, content] = await Promise.all([createI18n(served, pages[name].namespaces), pages[name].load(served)]);

  const launch = launchAsServed(document.documentElement);
  const site = <Site i18n={i18n} launch={launch} name={name} content={content} />;
  tolerateTranslation();
  if (root.firstElementChild) hydratePage(root, site);
  else createRoot(root, { onUncaughtError: keepReadable(root) }).render(site);

  const requested = languageOfUrl();
  if (requested) saveLanguage(requested);
  const wanted = detectLanguage();
  if (wanted !== served) await setLanguage(i18n, wanted);
}

const root = document.getElementById(rootId);
if (root) startSite(root).catch(showLoadFailure);
