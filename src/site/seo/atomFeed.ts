import type { i18n as I18n } from 'i18next';
import { brand } from '#brand/brand.ts';
import { type Language, languages } from '#i18n/language.ts';
import { lastUpdated } from '#site/legal/facts.ts';
import { englishOnly, type LegalPageName } from '#site/legalPages.ts';
import { pages } from '#site/pages.ts';
import { absoluteUrl, pageUrl } from './urls.ts';

/** Where what is announced in a language is to be had as a feed. */
export const feedPath = (language: Language) => `/announcements.${language}.atom`;

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => markup[sign] ?? sign);

const moment = (date: string) => `${date}T00:00:00Z`;

/** Newest first. A new version of a document is another entry: whoever reads feeds is told once of each. */
const announced = (Object.entries(lastUpdated) as [LegalPageName, string][]).sort(([, a], [, b]) => b.localeCompare(a));

function entry(page: LegalPageName, date: string, language: Language, i18n: I18n) {
  const url = pageUrl(page, language);
  const spoken = englishOnly.includes(page) ? 'en' : language;
  return [
    '<entry>',
    `<id>${absoluteUrl(pages[page].path)}#${language}-${date}</id>`,
    `<title>${escaped(pages[page].title(i18n, false))}</title>`,
    `<updated>${moment(date)}</updated>`,
    `<link rel="alternate" hreflang="${spoken}" href="${escaped(url)}"/>`,
    `<summary>${escaped(pages[page].description(i18n))}</summary>`,
    '</entry>',
  ].join('');
}

/** What the site announces in a language, as an Atom feed (RFC 4287): the versions of its terms and policies. */
export function atomFeed(language: Language, i18n: I18n) {
  const [[, newest] = ['', '2025-01-01']] = announced;
  const others = languages.filter((other) => other !== language);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${absoluteUrl(feedPath(language))}</id>`,
    `<title>${escaped(`${brand.name}: ${i18n.t('footer.legal', { ns: 'layout' })}`)}</title>`,
    `<updated>${moment(newest)}</updated>`,
    `<author><name>${escaped(brand.company.name || brand.name)}</name></author>`,
    `<icon>${absoluteUrl('/favicon.ico')}</icon>`,
    `<link rel="self" href="${absoluteUrl(feedPath(language))}"/>`,
    `<link rel="alternate" href="${escaped(pageUrl('home', language))}"/>`,
    ...others.map((other) => `<link rel="related" hreflang="${other}" href="${absoluteUrl(feedPath(other))}"/>`),
    ...announced.map(([page, date]) => entry(page, date, language, i18n)),
    '</feed>',
    '',
  ].join('\n');
}
