import type { AppealOutcome, DecisionPreview, Guideline, Measure } from '#api/extensions/wire.ts';
import { createTranslate, type Message } from '#server/language/translate.ts';
import { endsTooSoon, suspendedUntil } from './suspend.ts';

/** Vite puts the build's variables here. A server that runs from its source has none. */
const variables: ImportMetaEnv | undefined = import.meta.env;

type Kind = Exclude<Measure, `suspend${number}`> | 'suspend';

const kindOf = (measure: Measure) => measure.replace(/\d+$/, '') as Kind;

/** The day of a time, as notices and messages write it. */
export const dayIn = (language: string, time: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);

/** The day on which a suspension from this time ends. */
const endIn = (language: string, measure: Measure, from: number) =>
  dayIn(language, suspendedUntil(measure, from) ?? from);

type Decision = {
  measure: Measure;
  section: Guideline | null;
  language: string;
  created_at: number;
  /** The time of an appeal against it, and the answer. */
  appealed_at?: number | null;
  outcome?: AppealOutcome | null;
};

/**
 * The text that tells the user about a decision, in the user's language; null for a dismissed case. It links to the rule and
 * names a mailbox if the build knows them. It invites an appeal unless there was one.
 */
export function noticeOf({ measure, section, language, created_at, appealed_at, outcome }: Decision) {
  const kind = kindOf(measure);
  if (kind === 'dismiss' || !section) return null;
  const t = createTranslate(language);
  const values = { ground: t(`grounds.${section}`), date: endIn(language, measure, created_at) };
  const site = variables?.VITE_SITE_URL;
  const url = `${site}/guideliness?lng=${language}#${section}`;
  const paragraphs = [
    t([`notice.${kind}`, values]),
    site ? t(['notice.guideline', { url }]) : '',
    outcome === 'overturned' ? '' : t(appealMessage({ appealed_at, outcome })),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** The part of a notice about an appeal: an invitation, or the state of the one that the user sent. */
function appealMessage({ appealed_at, outcome }: Pick<Decision, 'appealed_at' | 'outcome'>): Message {
  if (outcome === 'upheld') return 'notice.upheld';
  if (appealed_at) return 'notice.appealed';
  const mailbox = variables?.VITE_MAIL_SUPPORT;
  return mailbox ? ['notice.appeal', { mailbox }] : 'notice.appealInApp';
}

type By = { now: number; language: string };

/** The message that a decision was made, or about the effect of one. */
export function messageAbout(topic: 'done' | 'effect', measure: Measure, { now, language }: By): Message {
  const kind = kindOf(measure);
  return kind === 'suspend' ? [`${topic}.suspend`, { date: endIn(language, measure, now) }] : `${topic}.${kind}`;
}

type Draft = { measure: Measure; section: Guideline | '' };

type User = {
  /** The language of notices to the user. */
  language: string;
  /** The end of the present suspension. */
  suspendedTo: number | null;
};

/** The effect of a decision in the moderator's language, and the notice in the user's. */
export function previewDecision({ measure, section }: Draft, user: User, by: By): DecisionPreview {
  const t = createTranslate(by.language);
  const { language, suspendedTo } = user;
  const isRefused = endsTooSoon(measure, { now: by.now, suspendedTo });
  const isSuspended = measure === 'warn' && suspendedTo !== null;
  const effect = isSuspended
    ? t(['effect.warn.suspended', { date: dayIn(by.language, suspendedTo) }])
    : t(isRefused ? 'users.suspendedAlready' : messageAbout('effect', measure, by));
  const notice = noticeOf({ measure, section: section || null, language, created_at: by.now });
  return { effect, notice: isRefused ? null : notice, notice_language: language };
}
