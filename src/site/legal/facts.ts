import { brand } from '#brand/brand.ts';
import { type Language, languageNames, languages } from '#i18n/language.ts';
import { openGraph } from '#i18n/messages/openGraph.ts';
import type { DocumentName } from '#site/legalPages.ts';
import { helplines } from './helplines.ts';

const settings = import.meta.env;

/** Where the company is registered, and whom a law has it name. Only the documents say it, so no browser downloads it. */
const officers = {
  registration: settings.VITE_COMPANY_REGISTRATION,
  privacy: settings.VITE_PRIVACY_OFFICER,
  youth: settings.VITE_YOUTH_OFFICER,
  grievance: settings.VITE_GRIEVANCE_OFFICER,
  euRepresentative: settings.VITE_EU_REPRESENTATIVE,
  ukRepresentative: settings.VITE_UK_REPRESENTATIVE,
};

const ages = { minimum: 18, noDataBelow: 13, consent: 16 };

const periods = {
  renewalInHours: 24,
  noticeInDays: 30,
  feesInMonths: 6,
  attemptsInMinutes: 60,
  confirmationInHours: 72,
  askAgainInDays: 90,
  answerInDays: 30,
  deletionInDays: 30,
  intimateInHours: 48,
  intimateInIndiaInHours: 2,
  grievanceInDays: 7,
  withdrawalInDays: 14,
};

const liabilityCapInDollars = 100;

const premiumFeature = 'Draft Boost';

/** Documents without a stated date are not here, and their texts do not mention one. */
export const lastUpdated: Partial<Record<DocumentName, string>> = {
  terms: '2025-08-03',
  eula: '2025-08-03',
  disclaimer: '2025-08-03',
  'user-disclaimer': '2025-08-03',
  privacy: '2025-09-01',
};

type State = 'delaware' | 'california';

/** The licence agreement's law differs by language: kept as reported, a question for counsel (observed-behaviour.md, 10). */
const governingLaw: Partial<Record<DocumentName, Record<Language, State>>> = {
  terms: { en: 'delaware', es: 'delaware', ko: 'delaware', hi: 'delaware' },
  eula: { en: 'california', es: 'delaware', ko: 'delaware', hi: 'california' },
};

type Wording = Record<State | 'locale' | 'dollars' | 'months' | 'place' | 'rules' | 'notSet', string> &
  Record<'days' | 'hours' | 'minutes', (count: number) => string>;

const wordings: Record<Language, Wording> = {
  en: {
    locale: 'en-US',
    delaware: 'the State of Delaware',
    california: 'the State of California',
    dollars: `${liabilityCapInDollars} USD`,
    days: (count) => `${count} days`,
    hours: (count) => `${count} hours`,
    minutes: (count) => `${count} minutes`,
    notSet: 'not set',
    months: `${periods.feesInMonths} months`,
    place: 'San Francisco, California',
    rules: 'the consumer arbitration rules of the American Arbitration Association',
  },
  es: {
    locale: 'es',
    delaware: 'Delaware',
    california: 'California',
    dollars: `${liabilityCapInDollars} USD`,
    days: (count) => `${count} días`,
    hours: (count) => `${count} horas`,
    minutes: (count) => `${count} minutos`,
    notSet: 'sin indicar',
    months: `${periods.feesInMonths} meses`,
    place: 'San Francisco (California)',
    rules: 'las reglas de arbitraje de consumo de la American Arbitration Association',
  },
  ko: {
    locale: 'ko',
    delaware: '델라웨어주',
    california: '캘리포니아주',
    dollars: `미화 ${liabilityCapInDollars}달러`,
    days: (count) => `${count}일`,
    hours: (count) => `${count}시간`,
    minutes: (count) => `${count}분`,
    notSet: '미정',
    months: `${periods.feesInMonths}개월`,
    place: '캘리포니아주 샌프란시스코',
    rules: '미국중재협회(American Arbitration Association)의 소비자 중재 규칙',
  },
  hi: {
    locale: 'hi',
    delaware: 'डेलावेयर',
    california: 'कैलिफ़ोर्निया',
    dollars: `${liabilityCapInDollars} अमेरिकी डॉलर`,
    days: (count) => `${count} दिन`,
    hours: (count) => `${count} घंटे`,
    minutes: (count) => `${count} मिनट`,
    notSet: 'अभी तय नहीं',
    months: `${periods.feesInMonths} महीने`,
    place: 'सैन फ़्रांसिस्को, कैलिफ़ोर्निया',
    rules: 'American Arbitration Association के उपभोक्ता मध्यस्थता नियम',
  },
};

const mailLink = (address: string) => `[${address}](mailto:${address})`;

const written = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const figure = (language: Language) => `<figure lang="${language}">
<img src="/social/${language}.webp" alt="${openGraph[language].picture}">
<figcaption><a href="/social/${language}.png" download="${brand.name}-${language}.png">${languageNames[language]}</a></figcaption>
</figure>`;

/** The pictures that go along with links, to look at and to download, as HTML; the reader's own comes first. */
const linkPictures = (language: Language) =>
  [language, ...languages.filter((other) => other !== language)].map(figure).join('\n');

/** What the placeholders of a document stand for in a language, as Markdown. The only source of every figure and address. */
export function legalFacts(page: DocumentName, language: Language): Record<string, string> {
  const wording = wordings[language];
  const date = lastUpdated[page];
  const state = governingLaw[page]?.[language];
  const { company } = brand;
  /** What nobody has set yet is said to be missing, where a reader sees it; Markdown's own bold does not end before a Korean particle. */
  const known = (fact: string | undefined) => fact || `<strong>[${wording.notSet}]</strong>`;
  return {
    brand: brand.name,
    'age.minimum': String(ages.minimum),
    'age.noDataBelow': String(ages.noDataBelow),
    'age.consent': String(ages.consent),
    'cap.liability': wording.dollars,
    'period.renewal': wording.hours(periods.renewalInHours),
    'period.notice': wording.days(periods.noticeInDays),
    'period.attempts': wording.minutes(periods.attemptsInMinutes),
    'period.confirmation': wording.hours(periods.confirmationInHours),
    'period.askAgain': wording.days(periods.askAgainInDays),
    'period.answer': wording.days(periods.answerInDays),
    'period.deletion': wording.days(periods.deletionInDays),
    'period.intimate': wording.hours(periods.intimateInHours),
    'period.intimateIndia': wording.hours(periods.intimateInIndiaInHours),
    'period.grievance': wording.days(periods.grievanceInDays),
    'period.withdrawal': wording.days(periods.withdrawalInDays),
    'period.fees': wording.months,
    'arbitration.place': wording.place,
    'arbitration.rules': wording.rules,
    helplines: helplines(language),
    pictures: linkPictures(language),
    'company.name': known(company.name),
    'company.address': known(company.address),
    'company.registration': known(officers.registration),
    'officer.privacy': known(officers.privacy),
    'officer.youth': known(officers.youth),
    'officer.grievance': known(officers.grievance),
    'representative.eu': known(officers.euRepresentative),
    'representative.uk': known(officers.ukRepresentative),
    'feature.boost': premiumFeature,
    'mail.general': mailLink(brand.mailboxes.general),
    'mail.support': mailLink(brand.mailboxes.support),
    'mail.legal': mailLink(brand.mailboxes.legal),
    'mail.privacy': mailLink(brand.mailboxes.privacy),
    'mail.reports': mailLink(brand.mailboxes.reports),
    ...(state && { law: wording[state] }),
    ...(date && { updated: written(date, wording.locale) }),
  };
}
