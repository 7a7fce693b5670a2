import { brand } from '#brand/brand.ts';
import { type Language, languageNames, languages } from '#i18n/language.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';

const figure = (language: Language) => `<figure lang="${language}">
<img src="/social/${language}.webp" alt="${openGraph[language].picture}">
<figcaption><a href="/social/${language}.png" download="${brand.name}-${language}.png">${languageNames[language]}</a></figcaption>
</figure>`;

/** The pictures that go along with links, to look at and to download, as HTML; the reader's own comes first. */
export const linkPictures = (language: Language) =>
  [language, ...languages.filter((other) => other !== language)].map(figure).join('\n');
