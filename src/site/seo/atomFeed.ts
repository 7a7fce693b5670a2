import type { i18n as I18n } from 'i18next';
import { brand } from '#brand/brand.ts';
import type { Language } from '#i18n/language.ts';
import { lastUpdated, writeDate } from '#site/legal/facts.ts';
import { englishOnly, type LegalPageName } from '#site/legalPages.ts';
import { pages } from '#site/pages.ts';
import { absoluteUrl, pageUrl } from './urls.ts';

/** The path of the feed in a language. */
export const feedPath = (language: Language) => `/announcements.${language}.atom`;

const markup: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => markup[character] ?? character);

const timeOf = (date: string) => `${date}T00:00:00Z`;

/** The documents with a date, newest first. Each new version is a new entry. */
const documents = (Object.entries(lastUpdated) as [LegalPageName, string][]).sort(([, a], [, b]) => b.localeCompare(a));

function entry(page: LegalPageName, date: string, language: Language, i18n: I18n) {
  const url = pageUrl(page, language);
  const title = i18n.t(`legal.${page}`, { ns: 'layout' });
  const textLanguage = englishOnly.includes(page) ? 'en' : language;
  return [
    '<entry>',
    `<id>${absoluteUrl(pages[page].path)}#${language}-${date}</id>`,
    `<title>${escaped(i18n.t('newVersion', { ns: 'prerendered', title, date: writeDate(date, language) }))}</title>`,
    `<updated>${timeOf(date)}</updated>`,
    `<link rel="alternate" hreflang="${textLanguage}" href="${escaped(url)}"/>`,
    `<summary>${escaped(pages[page].description(i18n))}</summary>`,
    '</entry>',
  ].join('');
}

/** The versions of terms and policies as an Atom feed (RFC 4287). */
export function atomFeed(language: Language, i18n: I18n) {
  const [[, newest] = ['', '2025-01-01']] = documents;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${absoluteUrl(feedPath(language))}</id>`,
    `<title>${escaped(`${brand.name}: ${i18n.t('footer.legal', { ns: 'layout' })}`)}</title>`,
    `<updated>${timeOf(newest)}</updated>`,
    `<author><name>${escaped(brand.company.name || brand.name)}</name></author>`,
    `<link rel="self" href="${absoluteUrl(feedPath(language))}"/>`,
    `<link rel="alternate" href="${escaped(pageUrl('home', language))}"/>`,
    ...documents.map(([page, date]) => entry(page, date, language, i18n)),
    '</feed>',
    '',
  ].join('\n');
}
