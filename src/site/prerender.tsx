import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { brand } from '#brand/brand.ts';
import { createI18n } from '#i18n/i18next.ts';
import { type Language, languages } from '#i18n/language.ts';
import { loadFailure } from '#i18n/messages/loadFailure.ts';
import { loadFailureId } from '#start/contract.ts';
import { documents } from './legalPages.ts';
import { launchOfBuild } from './pageSettings.ts';
import { type PageName, pages } from './pages.ts';
import { Site } from './Site.tsx';
import { Head } from './seo/Head.tsx';
import { manifestPath, seoFiles } from './seo/seoFiles.ts';

export { brand, languages, launchOfBuild, manifestPath, pages, seoFiles };

/** The notice about a failed script, hidden in every page. */
export const renderFailure = (language: Language) =>
  renderToString(
    <div className="load-failure" id={loadFailureId} role="alert" hidden>
      {loadFailure[language].message}
      <button type="button">{loadFailure[language].reload}</button>
    </div>,
  );

const textsIn = (messages: unknown): string[] =>
  typeof messages === 'string' ? [messages] : Object.values(messages ?? {}).flatMap(textsIn);

/** Renders a page in a language, before or after the launch: its head and body, and all messages that its scripts may show. */
export async function renderPage(name: PageName, language: Language, hasPassed: boolean) {
  const { namespaces, load, title, description } = pages[name];
  const [i18n, content] = await Promise.all([createI18n(language, [...namespaces, 'prerendered']), load(language)]);
  const isHydrated = !documents.some((document) => document === name);
  const render = isHydrated ? renderToString : renderToStaticMarkup;
  const meta = { title: title(i18n), description: description(i18n) };
  return {
    head: renderToString(<Head name={name} language={language} {...meta} />),
    body: render(<Site i18n={i18n} launch={{ ...launchOfBuild, hasPassed }} name={name} content={content} />),
    messages: namespaces.flatMap((namespace) => textsIn(i18n.getResourceBundle(language, namespace))),
  };
}
