import { useTranslate } from 'ra-core';
import { ApiError } from '#api/ApiError.ts';
import type { AdminKey } from '#i18n/polyglotProvider.ts';
import { useWords } from '#i18n/useWords.ts';

export type FailureWords = {
  /** What did not work. */
  headline: string;
  /** Why: the server's own words, or those of its failure. */
  detail?: string;
  /** Both in one: the server's own words, or what did not work. */
  short: string;
};

/** Words for a failure of something that a screen names by its key. */
export function useFailureWords() {
  const t = useWords();
  const translate = useTranslate();
  return (error: unknown, what: AdminKey): FailureWords => {
    const headline = t(what);
    if (!(error instanceof ApiError)) return { headline, short: headline };
    const worded = translate(`failures.${error.failure}`);
    if (error.failure === 'noToken') return { headline: worded, short: worded };
    if (error.failure !== 'refused') return { headline, detail: worded, short: headline };
    return { headline, detail: error.serverMessage ?? worded, short: error.serverMessage ?? headline };
  };
}
