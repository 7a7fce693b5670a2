import { useTranslate } from 'ra-core';
import type { ErrorText } from '#admin/schema/texts.ts';
import { ApiError } from '#api/ApiError.ts';
import { useT } from '#i18n/useT.ts';

export type ErrorMessage = {
  /** What failed. */
  title: string;
  /** Why: the server's own message, or the text of the failure. */
  detail?: string;
  /** The one line of a notification: the server's own message, or what failed. */
  short: string;
};

/** Words an error: what failed comes from the definition or the screen, why it failed from the error. */
export function useErrorText() {
  const t = useT();
  const translate = useTranslate();
  return (error: unknown, text: ErrorText, variables?: Record<string, string>): ErrorMessage => {
    const { refused, unreachable } = typeof text === 'string' ? { refused: text, unreachable: undefined } : text;
    const title = t(refused, variables);
    if (!(error instanceof ApiError)) return { title, short: title };
    const reason = translate(`failures.${error.failure}`);
    if (error.failure === 'noToken') return { title: reason, short: reason };
    if (error.failure !== 'refused' && unreachable) {
      const sentence = t(unreachable, { ...variables, message: reason });
      return { title: sentence, short: sentence };
    }
    if (error.failure !== 'refused') return { title, detail: reason, short: title };
    return { title, detail: error.serverMessage ?? reason, short: error.serverMessage ?? title };
  };
}
