import type { DecisionPreview, Guideline, Measure } from '#api/extensions/wire.ts';
import { createTranslate } from '#server/language/translate.ts';
import { suspendedUntil } from './suspend.ts';

/** The languages of the messages, by their names in a profile. */
const languageNames = { en: 'English', es: 'Español', ko: '한국어', hi: 'हिन्दी' };

/** The first language of a profile that has messages, else English. */
export function languageOf(profileLanguages: string | null) {
  const [first] = Object.entries(languageNames)
    .map(([language, name]) => ({ language, index: profileLanguages?.indexOf(name) ?? -1 }))
    .filter(({ index }) => index >= 0)
    .toSorted((a, b) => a.index - b.index);
  return first?.language ?? 'en';
}

/** Vite puts the build's variables here. A server that runs from its source has none. */
const variables: ImportMetaEnv | undefined = import.meta.env;

const kindOf = (measure: Measure) =>
  measure.startsWith('suspend') ? 'suspend' : (measure as Exclude<Measure, `suspend${number}`>);

const dateIn = (language: string, at: number | null) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at ?? 0);

type Decision = { measure: Measure; section: Guideline | null; language: string; until: number | null };

/**
 * The text that tells the user about a decision, in the user's language; null for a dismissed case. It links to the rule and
 * names a mailbox if the build knows them.
 */
export function noticeOf({ measure, section, language, until }: Decision) {
  const kind = kindOf(measure);
  if (kind === 'dismiss' || !section) return null;
  const t = createTranslate(language);
  const values = { ground: t(`grounds.${section}`), date: dateIn(language, until) };
  const site = variables?.VITE_SITE_URL;
  const mailbox = variables?.VITE_MAIL_SUPPORT;
  const url = `${site}/guideliness?lng=${language}#${section}`;
  const paragraphs = [
    t([`notice.${kind}`, values]),
    site ? t(['notice.guideline', { url }]) : '',
    mailbox ? t(['notice.appeal', { mailbox }]) : t('notice.appealInApp'),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

type Draft = { measure: Measure; section: Guideline | ''; profileLanguages: string | null };

/** The effect of a decision in the moderator's language, and the notice in the user's. */
export function previewDecision(
  { measure, section, profileLanguages }: Draft,
  { now, language }: { now: number; language: string },
): DecisionPreview {
  const t = createTranslate(language);
  const until = suspendedUntil(measure, now);
  const kind = kindOf(measure);
  const effect = kind === 'suspend' ? t(['effect.suspend', { date: dateIn(language, until) }]) : t(`effect.${kind}`);
  const decision = { measure, section: section || null, language: languageOf(profileLanguages), until };
  return { effect, notice: noticeOf(decision) };
}
