import type { DecisionPreview, Guideline, Measure } from '#api/extensions/wire.ts';
import type { Database } from '#server/db/Database.ts';
import { notFound } from '#server/http/HttpError.ts';
import type { Translate } from '#server/language/translate.ts';
import { suspendedUntil } from './decide.ts';
import { dateIn, languageOf, noticeOf } from './guidelines.ts';

type Considered = {
  measure: Measure;
  section: Guideline | '';
  /** As the person's profile names them. */
  spoken: string | null;
};

type Reader = { now: number; language: string; t: Translate };

/** What would happen to a person, in words for who decides, and what the person would read. */
export function previewDecision(
  { measure, section, spoken }: Considered,
  { now, language, t }: Reader,
): DecisionPreview {
  const until = suspendedUntil(measure, now);
  const date = dateIn(language, until ?? now);
  const effects: Record<string, string> = {
    dismiss: t('effect.dismiss'),
    warn: t('effect.warn'),
    suspend: t(['effect.suspend', { date }]),
    remove: t('effect.remove'),
  };
  const effect = effects[measure.replace(/\d+$/, '')] ?? '';
  return { effect, notice: noticeOf({ measure, section: section || null, language: languageOf(spoken), until }) };
}

/** The languages of the person of a case, null where there is nobody any more. */
export async function spokenInCase(db: Database, id: number) {
  const found = await db
    .selectFrom('moderation_case as c')
    .leftJoin('users', 'users.uuid', 'c.user_uuid')
    .select('users.language')
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow(notFound('cases'));
  return found.language;
}
