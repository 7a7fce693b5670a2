import { useTranslate } from 'ra-core';
import type { FailureText } from '#admin/schema/defineResource.ts';
import { ApiError } from '#api/ApiError.ts';
import { useT } from '#i18n/useT.ts';

export type FailureWords = {
  /** What did not work. */
  headline: string;
  /** Why: the server's own words, or those of its failure. */
  detail?: string;
  /** Both in one: the server's own words, or what did not work. */
  short: string;
};

/** Words for a failure, as the definition or the screen words it. */
export function useFailureWords() {
  const t = useT();
  const translate = useTranslate();
  return (error: unknown, what: FailureText): FailureWords => {
    const { refused, broken } = typeof what === 'string' ? { refused: what, broken: undefined } : what;
    const headline = t(refused);
    if (!(error instanceof ApiError)) return { headline, short: headline };
    const worded = translate(`failures.${error.failure}`);
    if (error.failure === 'noToken') return { headline: worded, short: worded };
    if (error.failure !== 'refused' && broken) {
      const sentence = t(broken, { message: worded });
      return { headline: sentence, short: sentence };
    }
    if (error.failure !== 'refused') return { headline, detail: worded, short: headline };
    return { headline, detail: error.serverMessage ?? worded, short: error.serverMessage ?? headline };
  };
}
