import { brand } from '#brand/brand.ts';
import { type Language, languageNames, languages } from '#i18n/language.ts';
import { legalTexts } from '#i18n/messages/legalTexts.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';
import type { DocumentName } from '#site/legalPages.ts';
import { companySettings } from '#start/contract.ts';
import type { Facts } from './fillText.ts';

const { mailboxes } = brand;
const settings: Readonly<Record<string, string | undefined>> = import.meta.env;

const ages = { 'age.minimum': 18, 'age.noDataBelow': 13, 'age.consent': 16 };

const amounts: Record<string, [count: number, unit: 'dollars' | 'minutes' | 'hours' | 'days' | 'months']> = {
  'cap.liability': [100, 'dollars'],
  'period.renewal': [24, 'hours'],
  'period.notice': [30, 'days'],
  'period.fees': [6, 'months'],
  'period.attempts': [60, 'minutes'],
  'period.confirmation': [72, 'hours'],
  'period.askAgain': [90, 'days'],
  'period.answer': [30, 'days'],
  'period.deletion': [30, 'days'],
  'period.intimate': [48, 'hours'],
  'period.intimateIndia': [2, 'hours'],
  'period.grievance': [7, 'days'],
  'period.withdrawal': [14, 'days'],
};

/** Documents without a stated date are not here, and their texts do not mention one. */
const lastUpdated: Partial<Record<DocumentName, string>> = {
  terms: '2025-08-03',
  eula: '2025-08-03',
  disclaimer: '2025-08-03',
  'user-disclaimer': '2025-08-03',
  privacy: '2025-09-01',
};

/** The licence agreement's law differs by language: kept as reported, a question for counsel (observed-behaviour.md, 10). */
const governingLaw: Partial<Record<DocumentName, Record<Language, 'delaware' | 'california'>>> = {
  terms: { en: 'delaware', es: 'delaware', ko: 'delaware', hi: 'delaware' },
  eula: { en: 'california', es: 'delaware', ko: 'delaware', hi: 'california' },
};

type Helpline = 'emergency' | 'rescue' | 'violence' | 'assault' | 'children' | 'fraud' | 'crisis';

/** Public lines by country. Call each before the launch, and once a year (docs/legal.md, 20). */
const helplines: Record<string, Partial<Record<Helpline, string>>> = {
  AR: { emergency: '911', violence: '144' },
  CL: { emergency: '133', violence: '1455' },
  CO: { emergency: '123', violence: '155' },
  EU: { emergency: '112', violence: '116 016', children: '116 111' },
  ES: { emergency: '112', violence: '016' },
  GB: { emergency: '999', violence: '0808 2000 247', assault: '0808 500 2222' },
  IN: { emergency: '112', violence: '181', children: '1098', fraud: '1930', crisis: '14416' },
  KR: { emergency: '112', rescue: '119', violence: '1366', crisis: '109' },
  MX: { emergency: '911', crisis: '800 911 2000' },
  PE: { emergency: '105', violence: '100' },
  US: { emergency: '911', violence: '1-800-799-7233', assault: '1-800-656-4673', crisis: '988' },
};

/** European numbers that some countries of the Union lack. */
const notEverywhere = ['116 016', '116 111'];

/** When the numbers were last looked up on public pages. Those of police and rescue are common knowledge. */
const helplinesCheckedOn = '2026-11-22';

const fill = (text: string, value: string | number) => text.replace(/%\{\w+\}/, String(value));

const mapFacts = <Fact, Text>(facts: Record<string, Fact>, toText: (fact: Fact) => Text) =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, toText(fact)]));

const mailLink = (address: string) => `[${address}](mailto:${address})`;

/** A day as a text of the language. */
const writeDate = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The helplines as a Markdown list, sorted by the names of countries, and the date of the last check. */
function helplineList(language: Language) {
  const { helplines: texts, countries } = legalTexts[language];
  const everydayNames: Record<string, string> = countries;
  const countryNames = new Intl.DisplayNames(language, { type: 'region' });
  const link = (number: string) => `[${number}](tel:${number.replaceAll(/[ -]/g, '')})`;
  const items = Object.entries(helplines)
    .map(([country, numbers]) => ({ name: everydayNames[country] ?? countryNames.of(country) ?? country, numbers }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ name, numbers }) => {
      const lines = Object.entries(numbers).map(
        ([kind, number]) =>
          `${texts[kind as Helpline]} ${link(number)}${notEverywhere.includes(number) ? ` (${texts.notEverywhere})` : ''}`,
      );
      return `- **${name}:** ${lines.join(', ')}`;
    });
  return `${items.join('\n')}\n\n${fill(texts.checked, writeDate(helplinesCheckedOn, language))}`;
}

const figure = (language: Language) => `<figure lang="${language}">
<img src="/social/${language}.webp" alt="${openGraph[language].picture}">
<figcaption><a href="/social/${language}.png" download="${brand.name}-${language}.png">${languageNames[language]}</a></figcaption>
</figure>`;

/** The pictures that chats show with a link, as HTML; that of the page's language comes first. */
const linkPictures = (language: Language) =>
  [language, ...languages.filter((other) => other !== language)].map(figure).join('\n');

/** The texts for a document's placeholders, as Markdown. No other file contains these figures and addresses. */
export function legalFacts(page: DocumentName, language: Language): Facts {
  const texts = legalTexts[language];
  const date = lastUpdated[page];
  const state = governingLaw[page]?.[language];
  return {
    brand: brand.name,
    ...mapFacts(ages, String),
    ...mapFacts(amounts, ([count, unit]) => fill(texts[unit], count)),
    ...mapFacts(companySettings, (name) => settings[name] || undefined),
    ...Object.fromEntries(Object.entries(mailboxes).map(([name, address]) => [`mail.${name}`, mailLink(address)])),
    'arbitration.place': texts.place,
    'arbitration.rules': texts.rules,
    helplines: helplineList(language),
    pictures: linkPictures(language),
    'feature.boost': 'Draft Boost',
    ...(state && { law: texts[state] }),
    ...(date && { updated: writeDate(date, language) }),
  };
}
