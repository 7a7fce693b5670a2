import { brand } from '#brand/brand.ts';
import type { Language } from '#i18n/language.ts';
import type { LegalPageName } from '#site/legalPages.ts';

const ages = { minimum: 18, noDataBelow: 13, consent: 16 };

const periods = { renewalInHours: 24, noticeInDays: 30, feesInMonths: 6 };

const liabilityCapInDollars = 100;

const premiumFeature = 'Draft Boost';

/** Documents without a stated date are not here, and their texts do not mention one. */
const lastUpdated: Partial<Record<LegalPageName, string>> = {
  terms: '2025-08-03',
  eula: '2025-08-03',
  disclaimer: '2025-08-03',
  'user-disclaimer': '2025-08-03',
  privacy: '2025-09-01',
};

type State = 'delaware' | 'california';

/** The licence agreement's law differs by language: kept as reported, a question for counsel (observed-behaviour.md, 10). */
const governingLaw: Partial<Record<LegalPageName, Record<Language, State>>> = {
  terms: { en: 'delaware', es: 'delaware', ko: 'delaware', hi: 'delaware' },
  eula: { en: 'california', es: 'delaware', ko: 'delaware', hi: 'california' },
};

type Wording = Record<State | 'locale' | 'dollars' | 'hours' | 'days' | 'months' | 'place' | 'rules', string>;

const wordings: Record<Language, Wording> = {
  en: {
    locale: 'en-US',
    delaware: 'the State of Delaware',
    california: 'the State of California',
    dollars: `${liabilityCapInDollars} USD`,
    hours: `${periods.renewalInHours} hours`,
    days: `${periods.noticeInDays} days`,
    months: `${periods.feesInMonths} months`,
    place: 'San Francisco, California',
    rules: 'the consumer arbitration rules of the American Arbitration Association',
  },
  es: {
    locale: 'es',
    delaware: 'Delaware',
    california: 'California',
    dollars: `${liabilityCapInDollars} USD`,
    hours: `${periods.renewalInHours} horas`,
    days: `${periods.noticeInDays} días`,
    months: `${periods.feesInMonths} meses`,
    place: 'San Francisco (California)',
    rules: 'las reglas de arbitraje de consumo de la American Arbitration Association',
  },
  ko: {
    locale: 'ko',
    delaware: '델라웨어주',
    california: '캘리포니아주',
    dollars: `미화 ${liabilityCapInDollars}달러`,
    hours: `${periods.renewalInHours}시간`,
    days: `${periods.noticeInDays}일`,
    months: `${periods.feesInMonths}개월`,
    place: '캘리포니아주 샌프란시스코',
    rules: '미국중재협회(American Arbitration Association)의 소비자 중재 규칙',
  },
  hi: {
    locale: 'hi',
    delaware: 'डेलावेयर',
    california: 'कैलिफ़ोर्निया',
    dollars: `${liabilityCapInDollars} अमेरिकी डॉलर`,
    hours: `${periods.renewalInHours} घंटे`,
    days: `${periods.noticeInDays} दिन`,
    months: `${periods.feesInMonths} महीने`,
    place: 'सैन फ़्रांसिस्को, कैलिफ़ोर्निया',
    rules: 'American Arbitration Association के उपभोक्ता मध्यस्थता नियम',
  },
};

const mailLink = (address: string) => `[${address}](mailto:${address})`;

const written = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** What the placeholders of a document stand for in a language, as Markdown. The only source of every figure and address. */
export function legalFacts(page: LegalPageName, language: Language): Record<string, string> {
  const wording = wordings[language];
  const date = lastUpdated[page];
  const state = governingLaw[page]?.[language];
  return {
    brand: brand.name,
    'age.minimum': String(ages.minimum),
    'age.noDataBelow': String(ages.noDataBelow),
    'age.consent': String(ages.consent),
    'cap.liability': wording.dollars,
    'period.renewal': wording.hours,
    'period.notice': wording.days,
    'period.fees': wording.months,
    'arbitration.place': wording.place,
    'arbitration.rules': wording.rules,
    'feature.boost': premiumFeature,
    'mail.support': mailLink(brand.mailboxes.support),
    'mail.legal': mailLink(brand.mailboxes.legal),
    'mail.privacy': mailLink(brand.mailboxes.privacy),
    'mail.reports': mailLink(brand.mailboxes.reports),
    ...(state && { law: wording[state] }),
    ...(date && { updated: written(date, wording.locale) }),
  };
}
