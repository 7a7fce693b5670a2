import type { Guideline } from '#api/extensions/wire.ts';
import { createTranslate } from '#server/language/translate.ts';

/** The sections of the Community Guidelines that a decision can have as its reason, by their ids. */
export const guidelines = [
  'adults-only',
  'be-yourself',
  'be-kind',
  'consent',
  'content',
  'privacy',
  'drafts',
  'swaps',
  'money',
  'meet-safely',
  'no-tricks',
  'report',
] as const satisfies readonly Guideline[];

/** How people call those of their languages that there are texts in. */
const languageNames = { en: 'English', es: 'Español', ko: '한국어', hi: 'हिन्दी' };

/** The language in which a person is told something: the first of the profile's that there are texts in, else English. */
export function languageOf(spoken: string | null) {
  const known = Object.entries(languageNames)
    .map(([language, name]) => ({ language, at: spoken?.indexOf(name) ?? -1 }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return known[0]?.language ?? 'en';
}

/** A day as it is written in a language. */
export const dateIn = (language: string, at: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);

type Decided = { measure: string; section: Guideline | null; language: string; until: number | null };

/** What the person reads who is decided about, in that person's language; nothing where nothing was done. */
export function noticeOf({ measure, section, language, until }: Decided) {
  if (measure === 'dismiss' || !section) return null;
  const t = createTranslate(language);
  const rule = t(`guidelines.${section}`);
  const date = dateIn(language, until ?? 0);
  const said = {
    warn: t(['notice.warn', { rule }]),
    suspend: t(['notice.suspend', { rule, date }]),
    remove: t(['notice.remove', { rule }]),
  }[measure.replace(/\d+$/, '')];
  return `${said}\n\n${t('notice.appeal')}`;
}
